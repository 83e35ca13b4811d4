const require_cli = require("./index.js");
const require_octokit_client = require("./octokit-client.js");
const refAnswer = require_cli.object({
	ref: require_cli.string(),
	object: require_cli.object({ sha: require_cli.string() })
});
const refsAnswer = require_cli.array(refAnswer);
const runsAnswer = require_cli.object({
	total_count: require_cli.number(),
	workflow_runs: require_cli.array(require_cli.object({
		path: require_cli.string(),
		status: require_cli.nullable(require_cli.string())
	}))
});
const comparisonAnswer = require_cli.pipe(require_cli.object({ status: require_cli.picklist([
	"ahead",
	"behind",
	"diverged",
	"identical"
]) }), require_cli.transform(({ status }) => status));
const filesAnswer = require_cli.pipe(require_cli.object({
	status: require_cli.string(),
	files: require_cli.array(require_cli.object({
		filename: require_cli.string(),
		previous_filename: require_cli.optional(require_cli.string())
	}))
}), require_cli.transform(({ status, files }) => {
	if (status !== "ahead" && status !== "identical") return `the head is ${status} compared with the base`;
	if (files.length >= 300) return "GitHub lists 300 changed files at most";
	return files.flatMap(({ filename, previous_filename: before = filename }) => [filename, before]);
}));
const primaryLimit = /\bAPI rate limit (?:already )?exceeded\b/i;
const configuration = require_cli.nullable(require_cli.object({ checkResponseTimeout: require_cli.nullable(require_cli.pipe(require_cli.number(), require_cli.minValue(1))) }));
const entry = require_cli.object({
	position: require_cli.number(),
	headCommit: require_cli.nullable(require_cli.object({ oid: require_cli.string() }))
});
const entries = require_cli.nullable(require_cli.object({ nodes: require_cli.nullable(require_cli.array(require_cli.nullable(entry))) }));
const queueAnswer = require_cli.pipe(require_cli.object({ repository: require_cli.object({ mergeQueue: require_cli.nullable(require_cli.object({
	configuration,
	entries
})) }) }), require_cli.transform(({ repository: { mergeQueue } }) => {
	if (mergeQueue === null) return;
	let nodes = (mergeQueue.entries?.nodes ?? []).filter((node) => node !== null);
	return {
		responseMinutes: mergeQueue.configuration?.checkResponseTimeout ?? void 0,
		places: Object.fromEntries(nodes.map(({ position, headCommit }) => [headCommit?.oid ?? "", position]))
	};
}));
const text = require_cli.nullish(require_cli.string(), "");
const number = require_cli.pipe(require_cli.number(), require_cli.transform(String));
const stateOf = (state, runId) => ({
	...state,
	runId
});
const jobAnswer = require_cli.pipe(require_cli.object({
	run_id: number,
	status: text,
	conclusion: text
}), require_cli.transform(({ run_id, ...state }) => stateOf(state, run_id)));
const attemptAnswer = require_cli.pipe(require_cli.object({
	id: number,
	status: text,
	conclusion: text
}), require_cli.transform(({ id, ...state }) => stateOf(state, id)));
function isOfWorkflow(path, file) {
	let [name = ""] = path.split("@");
	return `/${name}`.endsWith(`/.github/workflows/${file}`);
}
function statusesOf(answer, file) {
	let { total_count: total, workflow_runs: runs } = answer;
	if (total > runs.length) return {
		ok: !1,
		problem: "unreadable",
		text: `${total} runs for one commit, of which ${runs.length} are listed`
	};
	return {
		ok: !0,
		value: runs.filter(({ path }) => isOfWorkflow(path, file)).map(({ status }) => status ?? "")
	};
}
exports.octokitQueue = function octokitQueue(access, repository) {
	let octokit = require_octokit_client.connect(access);
	let { git, actions, repos } = octokit.rest;
	let repo = {
		owner: repository.owner,
		repo: repository.name
	};
	let compared = (answer, base, head) => require_octokit_client.replyOf(access, answer, async (request) => {
		let range = {
			basehead: `${base}...${head}`,
			per_page: 1
		};
		return (await repos.compareCommitsWithBasehead({
			...repo,
			...range,
			request
		})).data;
	});
	let compare = (base, head) => compared(comparisonAnswer, base, head);
	return {
		branchHead: async (branch) => {
			let reply = await require_octokit_client.replyOf(access, refAnswer, async (request) => (await git.getRef({
				...repo,
				ref: `heads/${branch}`,
				request
			})).data);
			if (!reply.ok) return reply.problem === "not-found" ? {
				ok: !0,
				value: void 0
			} : reply;
			return {
				ok: !0,
				value: reply.value.object.sha
			};
		},
		queuedGroups: async (baseBranch) => {
			let reply = await require_octokit_client.replyOf(access, refsAnswer, async (request) => (await git.listMatchingRefs({
				...repo,
				ref: `heads/${require_cli.queuePrefix(baseBranch)}`,
				request
			})).data);
			if (!reply.ok) return reply;
			return {
				ok: !0,
				value: reply.value.filter(({ ref }) => require_cli.numberIn(ref, `refs/heads/${baseBranch}`) !== void 0).map(({ ref, object }) => ({
					ref,
					sha: object.sha
				}))
			};
		},
		mergeQueue: async (branch) => {
			let ask = {
				...repo,
				branch
			};
			let reply = await require_octokit_client.replyOf(access, queueAnswer, (request) => octokit.graphql("query ($owner: String!, $repo: String!, $branch: String!) {\n  repository(owner: $owner, name: $repo) {\n    mergeQueue(branch: $branch) {\n      configuration { checkResponseTimeout }\n      entries(first: 100) { nodes { position headCommit { oid } } }\n    }\n  }\n}", {
				...ask,
				request
			}));
			return !reply.ok && reply.problem === "rate-limited" && primaryLimit.test(reply.text) ? {
				ok: !1,
				problem: "unavailable",
				text: reply.text
			} : reply;
		},
		runStatuses: async (workflowFile, headSha) => {
			let reply = await require_octokit_client.replyOf(access, runsAnswer, async (request) => {
				let wanted = {
					head_sha: headSha,
					per_page: 100
				};
				return (await actions.listWorkflowRunsForRepo({
					...repo,
					...wanted,
					request
				})).data;
			});
			return reply.ok ? statusesOf(reply.value, workflowFile) : reply;
		},
		compare: async (base, head) => {
			let reply = await compare(base, head);
			if (reply.ok || reply.problem !== "not-found") return reply;
			if (/no common ancestor/i.test(reply.text)) return {
				ok: !0,
				value: "diverged"
			};
			let itself = await compare(base, base);
			return itself.ok ? {
				ok: !0,
				value: "unknown-to-github"
			} : itself;
		},
		changedFiles: (base, head) => compared(filesAnswer, base, head),
		job: (jobId) => require_octokit_client.replyOf(access, jobAnswer, async (request) => (await actions.getJobForWorkflowRun({
			...repo,
			job_id: Number(jobId),
			request
		})).data),
		attempt: (runId, attempt) => require_octokit_client.replyOf(access, attemptAnswer, async (request) => {
			let wanted = {
				run_id: Number(runId),
				attempt_number: Number(attempt)
			};
			return (await actions.getWorkflowRunAttempt({
				...repo,
				...wanted,
				request
			})).data;
		})
	};
};
