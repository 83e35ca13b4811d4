const require_main = require("./index.js");
const require_octokit_client = require("./octokit-client.js");
const viewerAnswer = require_main.pipe(require_main.object({ viewer: require_main.object({ login: require_main.pipe(require_main.string(), require_main.nonEmpty()) }) }), require_main.transform(({ viewer }) => viewer.login));
const commentAnswer = require_main.pipe(require_main.object({
	id: require_main.number(),
	body: require_main.nullish(require_main.string(), ""),
	user: require_main.nullish(require_main.object({ login: require_main.string() }))
}), require_main.transform(({ id, body, user }) => ({
	id,
	body,
	author: user?.login ?? ""
})));
const numbersAnswer = require_main.pipe(require_main.array(require_main.object({ number: require_main.number() })), require_main.transform((pulls) => pulls.map(({ number }) => number)));
const pageAnswer = require_main.pipe(require_main.array(commentAnswer), require_main.transform((comments) => ({
	comments,
	last: comments.length < 100
})));
exports.octokitComments = function octokitComments(access) {
	let octokit = require_octokit_client.connect(access);
	let { issues, pulls } = octokit.rest;
	let repo = ({ repository }) => ({
		owner: repository.owner,
		repo: repository.name
	});
	return {
		openFrom: (repository, branch) => require_octokit_client.replyOf(access, numbersAnswer, async (request) => {
			let wanted = {
				head: `${repository.owner}:${branch}`,
				state: "open",
				per_page: 2
			};
			return (await pulls.list({
				owner: repository.owner,
				repo: repository.name,
				...wanted,
				request
			})).data;
		}),
		viewer: () => require_octokit_client.replyOf(access, viewerAnswer, (request) => octokit.graphql("query { viewer { login } }", { request })),
		list: (where, page) => require_octokit_client.replyOf(access, pageAnswer, async (request) => {
			let range = {
				issue_number: where.number,
				per_page: 100,
				page
			};
			return (await issues.listComments({
				...repo(where),
				...range,
				request
			})).data;
		}),
		create: (where, body) => require_octokit_client.replyOf(access, commentAnswer, async (request) => (await issues.createComment({
			...repo(where),
			issue_number: where.number,
			body,
			request
		})).data),
		update: (where, id, body) => require_octokit_client.replyOf(access, commentAnswer, async (request) => (await issues.updateComment({
			...repo(where),
			comment_id: id,
			body,
			request
		})).data)
	};
};
