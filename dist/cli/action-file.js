const require_cli = require("./index.js");
// src/files/action-file.ts
var import_dist = require_cli.require_dist();
const described = require_cli.pipe(require_cli.string(), require_cli.nonEmpty());
const inputSchema = require_cli.strictObject({
	description: described,
	default: require_cli.string()
});
const outputSchema = require_cli.strictObject({ description: described });
const actionSchema = require_cli.object({
	runs: require_cli.object({
		using: require_cli.string(),
		main: require_cli.string(),
		post: require_cli.string()
	}),
	inputs: require_cli.record(require_cli.string(), inputSchema),
	outputs: require_cli.record(require_cli.string(), outputSchema)
});
exports.readActionFile = function readActionFile(text) {
	return require_cli.parse(actionSchema, (0, import_dist.parse)(text));
};
