/******/ (() => { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 75:
/***/ ((module) => {

module.exports = eval("require")("supports-color");


/***/ }),

/***/ 181:
/***/ ((module) => {

"use strict";
module.exports = require("buffer");

/***/ }),

/***/ 982:
/***/ ((module) => {

"use strict";
module.exports = require("crypto");

/***/ }),

/***/ 250:
/***/ ((module) => {

"use strict";
module.exports = require("dns");

/***/ }),

/***/ 434:
/***/ ((module) => {

"use strict";
module.exports = require("events");

/***/ }),

/***/ 896:
/***/ ((module) => {

"use strict";
module.exports = require("fs");

/***/ }),

/***/ 611:
/***/ ((module) => {

"use strict";
module.exports = require("http");

/***/ }),

/***/ 311:
/***/ ((module) => {

"use strict";
module.exports = require("https");

/***/ }),

/***/ 278:
/***/ ((module) => {

"use strict";
module.exports = require("net");

/***/ }),

/***/ 421:
/***/ ((module) => {

"use strict";
module.exports = require("node:child_process");

/***/ }),

/***/ 598:
/***/ ((module) => {

"use strict";
module.exports = require("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

"use strict";
module.exports = require("node:fs");

/***/ }),

/***/ 67:
/***/ ((module) => {

"use strict";
module.exports = require("node:http");

/***/ }),

/***/ 708:
/***/ ((module) => {

"use strict";
module.exports = require("node:https");

/***/ }),

/***/ 30:
/***/ ((module) => {

"use strict";
module.exports = require("node:net");

/***/ }),

/***/ 161:
/***/ ((module) => {

"use strict";
module.exports = require("node:os");

/***/ }),

/***/ 760:
/***/ ((module) => {

"use strict";
module.exports = require("node:path");

/***/ }),

/***/ 481:
/***/ ((module) => {

"use strict";
module.exports = require("node:readline");

/***/ }),

/***/ 500:
/***/ ((module) => {

"use strict";
module.exports = require("node:timers/promises");

/***/ }),

/***/ 692:
/***/ ((module) => {

"use strict";
module.exports = require("node:tls");

/***/ }),

/***/ 857:
/***/ ((module) => {

"use strict";
module.exports = require("os");

/***/ }),

/***/ 928:
/***/ ((module) => {

"use strict";
module.exports = require("path");

/***/ }),

/***/ 203:
/***/ ((module) => {

"use strict";
module.exports = require("stream");

/***/ }),

/***/ 756:
/***/ ((module) => {

"use strict";
module.exports = require("tls");

/***/ }),

/***/ 18:
/***/ ((module) => {

"use strict";
module.exports = require("tty");

/***/ }),

/***/ 16:
/***/ ((module) => {

"use strict";
module.exports = require("url");

/***/ }),

/***/ 23:
/***/ ((module) => {

"use strict";
module.exports = require("util");

/***/ }),

/***/ 154:
/***/ ((module) => {

"use strict";
module.exports = require("vm");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, flags) => {
	let target = Object.setPrototypeOf({}, null);
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: !0
	});
	flags & 1 || __defProp(target, Symbol.toStringTag, { value: "Module" });
	return flags & 2 ? target : Object.preventExtensions(target);
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from == "object" || typeof from == "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		!__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod == null ? {} : __create(__getProtoOf(mod)), __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: !0
}) : target, mod));
var __toCommonJS = (mod) => __hasOwnProp.call(mod, "module.exports") ? mod["module.exports"] : __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);
let node_os = __nccwpck_require__(161);
let node_tls = __nccwpck_require__(692);
let node_https = __nccwpck_require__(708);
let node_path = __nccwpck_require__(760);
let node_fs = __nccwpck_require__(24);
let node_http = __nccwpck_require__(67);
let node_net = __nccwpck_require__(30);
let node_child_process = __nccwpck_require__(421);
let url = __nccwpck_require__(16);
let net = __nccwpck_require__(278);
let http = __nccwpck_require__(611);
let https = __nccwpck_require__(311);
let dns = __nccwpck_require__(250);
let tls = __nccwpck_require__(756);
let node_crypto = __nccwpck_require__(598);
let node_timers_promises = __nccwpck_require__(500);
let os = __nccwpck_require__(857);
let crypto$1 = __nccwpck_require__(982);
let fs = __nccwpck_require__(896);
__nccwpck_require__(928);
node_tls = __toESM(node_tls, 1);
node_https = __toESM(node_https, 1);
node_path = __toESM(node_path, 1);
node_fs = __toESM(node_fs, 1);
node_http = __toESM(node_http, 1);
node_net = __toESM(node_net, 1);
node_child_process = __toESM(node_child_process, 1);
net = __toESM(net, 1);
http = __toESM(http, 1);
https = __toESM(https, 1);
dns = __toESM(dns, 1);
tls = __toESM(tls, 1);
os = __toESM(os, 1);
crypto$1 = __toESM(crypto$1, 1);
fs = __toESM(fs, 1);
function pemOf({ raw }) {
	return `-----BEGIN CERTIFICATE-----\n${raw.toString("base64")}\n-----END CERTIFICATE-----\n`;
}
function chainOf(leaf) {
	let chain = [];
	let next = leaf;
	for (; next?.raw !== void 0 && !chain.includes(next) && chain.length < 10;) {
		chain.push(next);
		next = next.issuerCertificate;
	}
	return chain.map(pemOf);
}
function servedAt(host, port, serverName, signal) {
	return new Promise((resolve) => {
		let servername = /^[\d.]+$|:/.test(serverName) ? "" : serverName;
		let socket = (0, node_tls.connect)({
			host,
			port,
			servername,
			rejectUnauthorized: !1,
			timeout: 2e3
		});
		let end = (served) => {
			signal.removeEventListener("abort", stop);
			socket.destroy();
			resolve(served);
		};
		let stop = () => end([]);
		signal.addEventListener("abort", stop, { once: !0 });
		socket.once("secureConnect", () => end(chainOf(socket.getPeerCertificate(!0))));
		socket.once("timeout", stop);
		socket.once("error", stop);
		signal.aborted && stop();
	});
}
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
function getGlobalConfig(config$1) {
	if (!config$1) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	};
}
function _stringify$1(input) {
	let type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
function _addIssue(context, label, dataset, config$1, other) {
	let input = other && "input" in other ? other.input : dataset.value;
	let expected = other?.expected ?? context.expects ?? null;
	let received = other?.received ?? _stringify$1(input);
	let issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	let isSchema = context.kind === "schema";
	let message$1 = other?.message ?? context.message ?? (context.reference, issue.lang, void 0) ?? (isSchema ? (issue.lang, void 0) : null) ?? config$1.message ?? (issue.lang, void 0);
	message$1 !== void 0 && (issue.message = typeof message$1 == "function" ? message$1(issue) : message$1);
	isSchema && (dataset.typed = !1);
	dataset.issues ? dataset.issues.push(issue) : dataset.issues = [issue];
}
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
function _joinExpects(values$1, separator) {
	let list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, getGlobalConfig())
	};
	return schema;
}
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (let item of issue.path) if (typeof item.key == "string" || typeof item.key == "number") key += key ? `.${item.key}` : item.key;
		else return null;
		return key;
	}
	return null;
}
function integer$1(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer$1,
		async: !1,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			dataset.typed && !this.requirement(dataset.value) && _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: !1,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			dataset.typed && dataset.value.length > this.requirement && _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: !1,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : _stringify$1(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			dataset.typed && !(dataset.value <= this.requirement) && _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify$1(dataset.value) });
			return dataset;
		}
	};
}
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: !1,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			dataset.typed && dataset.value.length < this.requirement && _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: !1,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : _stringify$1(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			dataset.typed && !(dataset.value >= this.requirement) && _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify$1(dataset.value) });
			return dataset;
		}
	};
}
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: !1,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			dataset.typed && !this.requirement.test(dataset.value) && _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: !1,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			dataset.typed && !this.requirement(dataset.value) && _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}
const ABORT_EARLY_CONFIG = { abortEarly: !0 };
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback == "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
function getDefault(schema, dataset, config$1) {
	return typeof schema.default == "function" ? schema.default(dataset, config$1) : schema.default;
}
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: !1,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = !0;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					let value$1 = input[key];
					let itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						let pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (let issue of itemDataset.issues) {
							issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						dataset.issues ||= itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					itemDataset.typed || (dataset.typed = !1);
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: !1,
		message: message$1,
		"~run"(dataset, config$1) {
			typeof dataset.value == "boolean" ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function literal$1(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal$1,
		expects: _stringify$1(literal_),
		async: !1,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			_isSameValueZero(dataset.value, this.literal) ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function looseObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObject,
		expects: "Object",
		async: !1,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				dataset.typed = !0;
				dataset.value = {};
				for (let key in this.entries) {
					let valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						let value$1 = key in input ? input[key] : getDefault(valueSchema);
						let valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							let pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (let issue of valueDataset.issues) {
								issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							dataset.issues ||= valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = !1;
								break;
							}
						}
						valueDataset.typed || (dataset.typed = !1);
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key in input) _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key) && (dataset.value[key] = input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: !1,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				this.default !== void 0 && (dataset.value = getDefault(this, dataset, config$1));
				if (dataset.value === null) {
					dataset.typed = !0;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: !1,
		message: message$1,
		"~run"(dataset, config$1) {
			typeof dataset.value == "number" && !isNaN(dataset.value) ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: !1,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				dataset.typed = !0;
				dataset.value = {};
				for (let key in this.entries) {
					let valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						let value$1 = key in input ? input[key] : getDefault(valueSchema);
						let valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							let pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (let issue of valueDataset.issues) {
								issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							dataset.issues ||= valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = !1;
								break;
							}
						}
						valueDataset.typed || (dataset.typed = !1);
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: !1,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				this.default !== void 0 && (dataset.value = getDefault(this, dataset, config$1));
				if (dataset.value === void 0) {
					dataset.typed = !0;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: _joinExpects(options.map(_stringify$1), "|"),
		async: !1,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			this.options.includes(dataset.value) ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: !1,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				dataset.typed = !0;
				dataset.value = {};
				for (let entryKey in input) if (_isValidObjectKey(input, entryKey)) {
					let entryValue = input[entryKey];
					let keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						let pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (let issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						dataset.issues ||= keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					let valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						let pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (let issue of valueDataset.issues) {
							issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						dataset.issues ||= valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					keyDataset.typed && valueDataset.typed || (dataset.typed = !1);
					keyDataset.typed && (dataset.value[keyDataset.value] = valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: !1,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				dataset.typed = !0;
				dataset.value = {};
				for (let key in this.entries) {
					let valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						let value$1 = key in input ? input[key] : getDefault(valueSchema);
						let valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							let pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (let issue of valueDataset.issues) {
								issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							dataset.issues ||= valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = !1;
								break;
							}
						}
						valueDataset.typed || (dataset.typed = !1);
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (let key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: !1,
		message: message$1,
		"~run"(dataset, config$1) {
			typeof dataset.value == "string" ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function tuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tuple,
		expects: "Array",
		async: !1,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = !0;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					let value$1 = input[key];
					let itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						let pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (let issue of itemDataset.issues) {
							issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						dataset.issues ||= itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					itemDataset.typed || (dataset.typed = !1);
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: !1,
		"~run"(dataset) {
			dataset.typed = !0;
			return dataset;
		}
	});
}
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: !1,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				let parseOptions = (variant$1, allKeys) => {
					for (let schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = !0;
							let currentPriority = 0;
							for (let currentKey of allKeys) {
								let discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: !1,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = !1;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									invalidDiscriminatorKey === currentKey && expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								let optionDataset = schema["~run"]({ value: input }, config$1);
								(!outputDataset || !outputDataset.typed && optionDataset.typed) && (outputDataset = optionDataset);
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (let item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = !1;
					break;
				}
				dataset.issues && (config$1.abortEarly || config$1.abortPipeEarly) || (dataset = item["~run"](dataset, config$1));
			}
			return dataset;
		}
	});
}
function safeParse(schema, input, config$1) {
	let dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
// src/cluster/answer.ts
const statusSchema$1 = object({
	reason: optional(string(), ""),
	message: optional(string(), ""),
	details: optional(object({ retryAfterSeconds: optional(number()) }))
});
function parseJson$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function retryAfter(header) {
	return header !== void 0 && /^\d{1,4}$/.test(header) ? Number(header) : void 0;
}
function answerOf(status, retryAfterHeader, text, elapsedMs) {
	let body = parseJson$1(text);
	if (status >= 200 && status < 300) {
		if (body !== void 0) return {
			kind: "ok",
			status,
			body,
			elapsedMs
		};
		return {
			kind: "no-answer",
			cause: "unreadable",
			message: `HTTP ${status} without readable JSON`,
			elapsedMs
		};
	}
	let parsed = safeParse(statusSchema$1, body);
	let found = parsed.success ? parsed.output : {
		reason: "",
		message: text.slice(0, 2e3),
		details: void 0
	};
	let wait = found.details?.retryAfterSeconds ?? retryAfter(retryAfterHeader);
	return {
		kind: "status",
		status,
		reason: found.reason,
		message: found.message,
		...wait === void 0 ? {} : { retryAfterSeconds: wait },
		elapsedMs
	};
}
// node_modules/js-yaml/dist/js-yaml.cjs.js
var require_js_yaml_cjs = __commonJSMin(((exports) => {
	Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
	var NOT_RESOLVED = Symbol("NOT_RESOLVED");
	function defineScalarTag(tagName, options) {
		return {
			tagName,
			nodeKind: "scalar",
			implicit: options.implicit ?? !1,
			matchByTagPrefix: options.matchByTagPrefix ?? !1,
			implicitFirstChars: options.implicitFirstChars ?? null,
			resolve: options.resolve,
			identify: options.identify,
			represent: options.represent ?? ((data) => String(data)),
			representTagName: options.representTagName ?? (() => tagName)
		};
	}
	function defineSequenceTag(tagName, options) {
		let carrierIsResult = options.finalize === void 0;
		return {
			tagName,
			nodeKind: "sequence",
			implicit: !1,
			matchByTagPrefix: options.matchByTagPrefix ?? !1,
			create: options.create,
			addItem: options.addItem,
			finalize: options.finalize ?? ((carrier) => carrier),
			carrierIsResult,
			identify: options.identify,
			represent: options.represent ?? ((data) => data),
			representTagName: options.representTagName ?? (() => tagName)
		};
	}
	function defineMappingTag(tagName, options) {
		let carrierIsResult = options.finalize === void 0;
		return {
			tagName,
			nodeKind: "mapping",
			implicit: !1,
			matchByTagPrefix: options.matchByTagPrefix ?? !1,
			create: options.create,
			addPair: options.addPair,
			has: options.has,
			keys: options.keys,
			get: options.get,
			finalize: options.finalize ?? ((carrier) => carrier),
			carrierIsResult,
			identify: options.identify,
			represent: options.represent ?? ((data) => data),
			representTagName: options.representTagName ?? (() => tagName)
		};
	}
	var strTag = defineScalarTag("tag:yaml.org,2002:str", {
		resolve: (source) => source,
		identify: (data) => typeof data == "string"
	});
	var NULL_VALUES$1 = [
		"",
		"~",
		"null",
		"Null",
		"NULL"
	];
	var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
		implicit: !0,
		implicitFirstChars: [
			"",
			"~",
			"n",
			"N"
		],
		resolve: (source) => {
			if (NULL_VALUES$1.indexOf(source) !== -1) return null;
			return NOT_RESOLVED;
		},
		identify: (object) => object === null,
		represent: () => "null"
	});
	var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
		implicit: !0,
		implicitFirstChars: ["n"],
		resolve: (source, isExplicit) => {
			if (source === "null" || isExplicit && source === "") return null;
			return NOT_RESOLVED;
		},
		identify: (object) => object === null,
		represent: () => "null"
	});
	var NULL_VALUES = [
		"",
		"~",
		"null",
		"Null",
		"NULL"
	];
	var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
		implicit: !0,
		implicitFirstChars: [
			"",
			"~",
			"n",
			"N"
		],
		resolve: (source) => {
			if (NULL_VALUES.indexOf(source) !== -1) return null;
			return NOT_RESOLVED;
		},
		identify: (object) => object === null,
		represent: () => "null"
	});
	var TRUE_VALUES$2 = [
		"true",
		"True",
		"TRUE"
	];
	var FALSE_VALUES$2 = [
		"false",
		"False",
		"FALSE"
	];
	var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
		implicit: !0,
		implicitFirstChars: [
			"t",
			"T",
			"f",
			"F"
		],
		resolve: (source) => {
			if (TRUE_VALUES$2.indexOf(source) !== -1) return !0;
			if (FALSE_VALUES$2.indexOf(source) !== -1) return !1;
			return NOT_RESOLVED;
		},
		identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
		represent: (object) => object ? "true" : "false"
	});
	var TRUE_VALUES$1 = ["true"];
	var FALSE_VALUES$1 = ["false"];
	var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
		implicit: !0,
		implicitFirstChars: ["t", "f"],
		resolve: (source) => {
			if (TRUE_VALUES$1.indexOf(source) !== -1) return !0;
			if (FALSE_VALUES$1.indexOf(source) !== -1) return !1;
			return NOT_RESOLVED;
		},
		identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
		represent: (object) => object ? "true" : "false"
	});
	var TRUE_VALUES = [
		"true",
		"True",
		"TRUE",
		"y",
		"Y",
		"yes",
		"Yes",
		"YES",
		"on",
		"On",
		"ON"
	];
	var FALSE_VALUES = [
		"false",
		"False",
		"FALSE",
		"n",
		"N",
		"no",
		"No",
		"NO",
		"off",
		"Off",
		"OFF"
	];
	var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
		implicit: !0,
		implicitFirstChars: [
			"y",
			"Y",
			"n",
			"N",
			"t",
			"T",
			"f",
			"F",
			"o",
			"O"
		],
		resolve: (source) => {
			if (TRUE_VALUES.indexOf(source) !== -1) return !0;
			if (FALSE_VALUES.indexOf(source) !== -1) return !1;
			return NOT_RESOLVED;
		},
		identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
		represent: (object) => object ? "true" : "false"
	});
	var YAML_INTEGER_IMPLICIT_PATTERN$1 = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
	var YAML_INTEGER_EXPLICIT_PATTERN$1 = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
	function parseYamlInteger$2(source) {
		let value = source;
		let sign = 1;
		if (value[0] === "-" || value[0] === "+") {
			value[0] === "-" && (sign = -1);
			value = value.slice(1);
		}
		if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
		if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
		if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
		return sign * parseInt(value, 10);
	}
	function resolveYamlInteger$2(source, isExplicit) {
		if (isExplicit) {
			if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
		} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
		let result = parseYamlInteger$2(source);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
		implicit: !0,
		implicitFirstChars: [
			"-",
			"+",
			..."0123456789"
		],
		resolve: resolveYamlInteger$2,
		identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
		represent: (object) => object.toString(10)
	});
	var YAML_INTEGER_IMPLICIT_PATTERN = RegExp("^-?(?:0|[1-9][0-9]*)$");
	var YAML_INTEGER_EXPLICIT_PATTERN = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
	function parseYamlInteger$1(source) {
		let value = source;
		let sign = 1;
		if (value[0] === "-" || value[0] === "+") {
			value[0] === "-" && (sign = -1);
			value = value.slice(1);
		}
		if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
		if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
		if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
		return sign * parseInt(value, 10);
	}
	function resolveYamlInteger$1(source, isExplicit) {
		if (isExplicit) {
			if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let result = parseYamlInteger$1(source);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
		implicit: !0,
		implicitFirstChars: ["-", ..."0123456789"],
		resolve: resolveYamlInteger$1,
		identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
		represent: (object) => object.toString(10)
	});
	var YAML_INTEGER_PATTERN = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
	function parseYamlInteger(source) {
		let value = source.replace(/_/g, "");
		let sign = 1;
		if (value[0] === "-" || value[0] === "+") {
			value[0] === "-" && (sign = -1);
			value = value.slice(1);
		}
		if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
		if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
		if (value.includes(":")) {
			let result = 0;
			for (let part of value.split(":")) result = result * 60 + Number(part);
			return sign * result;
		}
		if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
		return sign * parseInt(value, 10);
	}
	function resolveYamlInteger(source) {
		if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
		let result = parseYamlInteger(source);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
		implicit: !0,
		implicitFirstChars: [
			"-",
			"+",
			..."0123456789"
		],
		resolve: resolveYamlInteger,
		identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
		represent: (object) => object.toString(10)
	});
	var YAML_FLOAT_PATTERN$1 = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	var YAML_FLOAT_SPECIAL_PATTERN$1 = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	function resolveYamlFloat$2(source) {
		if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		let sign = value[0] === "-" ? -1 : 1;
		"+-".includes(value[0]) && (value = value.slice(1));
		if (value === ".inf") return sign === 1 ? 1e400 : -1e400;
		if (value === ".nan") return NaN;
		let result = sign * parseFloat(value);
		if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
		return NOT_RESOLVED;
	}
	function representYamlFloat$2(object) {
		if (isNaN(object)) return ".nan";
		if (object === 1e400) return ".inf";
		if (object === -1e400) return "-.inf";
		if (Object.is(object, -0)) return "-0.0";
		let result = object.toString(10);
		return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
	}
	var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
		implicit: !0,
		implicitFirstChars: [
			"-",
			"+",
			".",
			..."0123456789"
		],
		resolve: resolveYamlFloat$2,
		identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
		represent: representYamlFloat$2
	});
	var YAML_FLOAT_IMPLICIT_PATTERN = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
	var YAML_FLOAT_EXPLICIT_PATTERN = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	function resolveYamlFloat$1(source, isExplicit) {
		if (isExplicit) {
			if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
			let value = source.toLowerCase();
			let sign = value[0] === "-" ? -1 : 1;
			"+-".includes(value[0]) && (value = value.slice(1));
			if (value === ".inf") return sign === 1 ? 1e400 : -1e400;
			if (value === ".nan") return NaN;
			let result = sign * parseFloat(value);
			return Number.isFinite(result) ? result : NOT_RESOLVED;
		}
		if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let result = Number(source);
		if (Number.isFinite(result)) return result;
		return NOT_RESOLVED;
	}
	function representYamlFloat$1(object) {
		if (isNaN(object)) return ".nan";
		if (object === 1e400) return ".inf";
		if (object === -1e400) return "-.inf";
		if (Object.is(object, -0)) return "-0.0";
		let result = object.toString(10);
		return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
	}
	var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
		implicit: !0,
		implicitFirstChars: ["-", ..."0123456789"],
		resolve: resolveYamlFloat$1,
		identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
		represent: representYamlFloat$1
	});
	var YAML_FLOAT_PATTERN = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	var YAML_FLOAT_SPECIAL_PATTERN = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
	function resolveYamlFloat(source) {
		if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase().replace(/_/g, "");
		let sign = value[0] === "-" ? -1 : 1;
		"+-".includes(value[0]) && (value = value.slice(1));
		if (value === ".inf") return sign === 1 ? 1e400 : -1e400;
		if (value === ".nan") return NaN;
		let result = 0;
		if (value.includes(":")) {
			for (let part of value.split(":")) result = result * 60 + Number(part);
			result *= sign;
		} else result = sign * parseFloat(value);
		if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
		return NOT_RESOLVED;
	}
	function representYamlFloat(object) {
		if (isNaN(object)) return ".nan";
		if (object === 1e400) return ".inf";
		if (object === -1e400) return "-.inf";
		if (Object.is(object, -0)) return "-0.0";
		let result = object.toString(10);
		return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
	}
	var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
		implicit: !0,
		implicitFirstChars: [
			"-",
			"+",
			".",
			..."0123456789"
		],
		resolve: resolveYamlFloat,
		identify: (object) => typeof object == "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
		represent: representYamlFloat
	});
	var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
		implicit: !0,
		implicitFirstChars: ["<"],
		resolve: (source, isExplicit) => {
			if (source === "<<" || isExplicit && source === "") return "<<";
			return NOT_RESOLVED;
		},
		identify: () => !1
	});
	var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
	function resolveYamlBinary(source) {
		let input = source.replace(/\s/g, "");
		if (input.length % 4 != 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
		let binary = atob(input);
		let result = new Uint8Array(binary.length);
		for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
		return result;
	}
	function representYamlBinary(object) {
		let binary = "";
		for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
		return btoa(binary);
	}
	var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
		resolve: resolveYamlBinary,
		identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
		represent: representYamlBinary
	});
	var YAML_DATE_REGEXP = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
	var YAML_TIMESTAMP_REGEXP = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
	function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
		let date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
		date.setUTCFullYear(year, month, day);
		return date;
	}
	function resolveYamlTimestamp(source) {
		let match = YAML_DATE_REGEXP.exec(source);
		match === null && (match = YAML_TIMESTAMP_REGEXP.exec(source));
		if (match === null) return NOT_RESOLVED;
		let year = +match[1];
		let month = match[2] - 1;
		let day = +match[3];
		if (!match[4]) {
			let date = makeUtcDate(year, month, day);
			if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
			return date;
		}
		let hour = +match[4];
		let minute = +match[5];
		let second = +match[6];
		let fraction = 0;
		if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
		if (match[7]) {
			let value = match[7].slice(0, 3);
			for (; value.length < 3;) value += "0";
			fraction = +value;
		}
		let date = makeUtcDate(year, month, day, hour, minute, second, fraction);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		if (match[9]) {
			let offsetHour = +match[10];
			let offsetMinute = +(match[11] || 0);
			if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
			let offset = (offsetHour * 60 + offsetMinute) * 6e4;
			date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
		}
		return date;
	}
	var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
		implicit: !0,
		implicitFirstChars: [..."0123456789"],
		resolve: resolveYamlTimestamp,
		identify: (object) => object instanceof Date,
		represent: (object) => object.toISOString()
	});
	var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
		create: () => [],
		addItem: (container, item) => {
			container.push(item);
		},
		identify: Array.isArray
	});
	function isPlainObject(data) {
		if (typeof data != "object" || !data || Array.isArray(data)) return !1;
		let prototype = Object.getPrototypeOf(data);
		return prototype === null || prototype === Object.prototype;
	}
	function pick(object, keys) {
		let result = {};
		for (let key of keys) object[key] !== void 0 && (result[key] = object[key]);
		return result;
	}
	var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
		create: () => ({
			list: [],
			seen: new Set()
		}),
		addItem: (carrier, item) => {
			let key;
			if (item instanceof Map) {
				if (item.size !== 1) return "cannot resolve an ordered map item";
				key = item.keys().next().value;
			} else if (isPlainObject(item)) {
				let itemKeys = Object.keys(item);
				if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
				key = itemKeys[0];
			} else return "cannot resolve an ordered map item";
			if (carrier.seen.has(key)) return "duplicate key in ordered map";
			carrier.seen.add(key);
			carrier.list.push(item);
			return "";
		},
		finalize: (carrier) => carrier.list,
		identify: () => !1
	});
	var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
		create: () => [],
		addItem: (container, item) => {
			if (item instanceof Map) {
				if (item.size !== 1) return "cannot resolve a pairs item";
				container.push(item.entries().next().value);
				return "";
			}
			if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
			let object = item;
			let keys = Object.keys(object);
			if (keys.length !== 1) return "cannot resolve a pairs item";
			container.push([keys[0], object[keys[0]]]);
			return "";
		},
		identify: () => !1
	});
	var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
		create: () => ({}),
		identify: isPlainObject,
		represent: (o) => {
			let map = new Map();
			for (let key of Object.keys(o)) map.set(key, o[key]);
			return map;
		},
		addPair: (container, key, value) => {
			if (typeof key == "object" && key) return "object-based map does not support complex keys";
			let normalizedKey = String(key);
			normalizedKey === "__proto__" ? Object.defineProperty(container, normalizedKey, {
				value,
				enumerable: !0,
				configurable: !0,
				writable: !0
			}) : container[normalizedKey] = value;
			return "";
		},
		has: (container, key) => {
			if (typeof key == "object" && key) return !1;
			return Object.prototype.hasOwnProperty.call(container, String(key));
		},
		keys: (container) => Object.keys(container),
		get: (container, key) => {
			let normalizedKey = String(key);
			if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
			return container[normalizedKey];
		}
	});
	var setTag = defineMappingTag("tag:yaml.org,2002:set", {
		create: () => new Set(),
		identify: (data) => data instanceof Set,
		represent: (data) => {
			let map = new Map();
			for (let key of data) map.set(key, null);
			return map;
		},
		addPair: (container, key, value) => {
			if (value !== null) return "cannot resolve a set item";
			container.add(key);
			return "";
		},
		has: (container, key) => container.has(key),
		keys: (container) => container.keys(),
		get: () => null
	});
	function _typeof(o) {
		"@babel/helpers - typeof";
		return _typeof = typeof Symbol == "function" && typeof Symbol.iterator == "symbol" ? function(o) {
			return typeof o;
		} : function(o) {
			return o && typeof Symbol == "function" && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o;
		}, _typeof(o);
	}
	function toPrimitive(t, r) {
		if (_typeof(t) != "object" || !t) return t;
		var e = t[Symbol.toPrimitive];
		if (e !== void 0) {
			var i = e.call(t, r || "default");
			if (_typeof(i) != "object") return i;
			throw TypeError("@@toPrimitive must return a primitive value.");
		}
		return (r === "string" ? String : Number)(t);
	}
	function toPropertyKey(t) {
		var i = toPrimitive(t, "string");
		return _typeof(i) == "symbol" ? i : i + "";
	}
	function _defineProperty(e, r, t) {
		return (r = toPropertyKey(r)) in e ? Object.defineProperty(e, r, {
			value: t,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = t, e;
	}
	function ownKeys(e, r) {
		var t = Object.keys(e);
		if (Object.getOwnPropertySymbols) {
			var o = Object.getOwnPropertySymbols(e);
			r && (o = o.filter(function(r) {
				return Object.getOwnPropertyDescriptor(e, r).enumerable;
			})), t.push.apply(t, o);
		}
		return t;
	}
	function _objectSpread2(e) {
		for (var r = 1; r < arguments.length; r++) {
			var t = arguments[r] == null ? {} : arguments[r];
			r % 2 ? ownKeys(Object(t), !0).forEach(function(r) {
				_defineProperty(e, r, t[r]);
			}) : Object.getOwnPropertyDescriptors ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(t)) : ownKeys(Object(t)).forEach(function(r) {
				Object.defineProperty(e, r, Object.getOwnPropertyDescriptor(t, r));
			});
		}
		return e;
	}
	function createTagDefinitionMap() {
		return {
			scalar: Object.create(null),
			sequence: Object.create(null),
			mapping: Object.create(null)
		};
	}
	function createTagDefinitionListMap() {
		return {
			scalar: [],
			sequence: [],
			mapping: []
		};
	}
	function compileTags(tags) {
		let result = [];
		for (let tag of tags) {
			let index = result.length;
			for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
				let previous = result[previousIndex];
				if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
					index = previousIndex;
					break;
				}
			}
			result[index] = tag;
		}
		return result;
	}
	var Schema = class Schema {
		constructor(tags) {
			_defineProperty(this, "tags", void 0);
			_defineProperty(this, "implicitScalarTags", void 0);
			_defineProperty(this, "implicitScalarByFirstChar", void 0);
			_defineProperty(this, "implicitScalarAnyFirstChar", void 0);
			_defineProperty(this, "defaultScalarTag", void 0);
			_defineProperty(this, "defaultSequenceTag", void 0);
			_defineProperty(this, "defaultMappingTag", void 0);
			_defineProperty(this, "exact", void 0);
			_defineProperty(this, "prefix", void 0);
			let compiledTags = compileTags(tags);
			let implicitScalarTags = [];
			let exact = createTagDefinitionMap();
			let prefix = createTagDefinitionListMap();
			for (let tag of compiledTags) {
				if (tag.nodeKind === "scalar" && tag.implicit) {
					if (tag.matchByTagPrefix) throw Error("Implicit scalar tags cannot match by tag prefix");
					implicitScalarTags.push(tag);
				}
				switch (tag.nodeKind) {
					case "scalar":
						tag.matchByTagPrefix ? prefix.scalar.push(tag) : exact.scalar[tag.tagName] = tag;
						break;
					case "sequence":
						tag.matchByTagPrefix ? prefix.sequence.push(tag) : exact.sequence[tag.tagName] = tag;
						break;
					case "mapping": tag.matchByTagPrefix ? prefix.mapping.push(tag) : exact.mapping[tag.tagName] = tag;
				}
			}
			let implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
			let keys = new Set();
			for (let tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (let key of tag.implicitFirstChars) keys.add(key);
			let implicitScalarByFirstChar = new Map();
			for (let key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
			let defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
			if (!defaultScalarTag) throw Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
			this.tags = compiledTags;
			this.implicitScalarTags = implicitScalarTags;
			this.implicitScalarByFirstChar = implicitScalarByFirstChar;
			this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
			this.defaultScalarTag = defaultScalarTag;
			this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
			this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
			this.exact = exact;
			this.prefix = prefix;
		}
		lookupScalarTag(tagName) {
			let exactTag = this.exact.scalar[tagName];
			if (exactTag) return exactTag;
			for (let tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
		}
		lookupSequenceTag(tagName) {
			let exactTag = this.exact.sequence[tagName];
			if (exactTag) return exactTag;
			for (let tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
		}
		lookupMappingTag(tagName) {
			let exactTag = this.exact.mapping[tagName];
			if (exactTag) return exactTag;
			for (let tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
		}
		resolveImplicitScalarTag(source) {
			let candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
			for (let tag of candidates) {
				let value = tag.resolve(source, !1, tag.tagName);
				if (value !== NOT_RESOLVED) return {
					value,
					tag
				};
			}
			let tag = this.defaultScalarTag;
			return {
				value: tag.resolve(source, !1, tag.tagName),
				tag
			};
		}
		withTags(...tags) {
			let flatTags = [];
			for (let tag of tags) flatTags = flatTags.concat(tag);
			return new Schema([...this.tags, ...flatTags]);
		}
	};
	var FAILSAFE_SCHEMA = new Schema([
		strTag,
		seqTag,
		mapTag
	]);
	var JSON_SCHEMA = new Schema([
		...FAILSAFE_SCHEMA.tags,
		nullJsonTag,
		boolJsonTag,
		intJsonTag,
		floatJsonTag
	]);
	var CORE_SCHEMA = new Schema([
		...FAILSAFE_SCHEMA.tags,
		nullCoreTag,
		boolCoreTag,
		intCoreTag,
		floatCoreTag
	]);
	var YAML11_SCHEMA = new Schema([
		...FAILSAFE_SCHEMA.tags,
		nullYaml11Tag,
		boolYaml11Tag,
		intYaml11Tag,
		floatYaml11Tag,
		timestampTag,
		mergeTag,
		binaryTag,
		omapTag,
		pairsTag,
		setTag
	]);
	var DUMP_SCHEMA = YAML11_SCHEMA.withTags(_objectSpread2(_objectSpread2({}, intYaml11Tag), {}, { resolve: (source, isExplicit, tagName) => {
		let result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	} }), _objectSpread2(_objectSpread2({}, floatYaml11Tag), {}, { resolve: (source, isExplicit, tagName) => {
		let result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	} }));
	var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
		create: () => new Map(),
		addPair: (container, key, value) => {
			container.set(key, value);
			return "";
		},
		has: (container, key) => container.has(key),
		keys: (container) => container.keys(),
		get: (container, key) => container.get(key),
		identify: (data) => data instanceof Map || isPlainObject(data),
		represent: (data) => {
			if (data instanceof Map) return data;
			let map = new Map();
			let obj = data;
			for (let key of Object.keys(obj)) map.set(key, obj[key]);
			return map;
		}
	});
	function normalizeKey(key) {
		if (Array.isArray(key)) {
			let array = Array.prototype.slice.call(key);
			for (let index = 0; index < array.length; index++) {
				if (Array.isArray(array[index])) return null;
				typeof array[index] == "object" && Object.prototype.toString.call(array[index]) === "[object Object]" && (array[index] = "[object Object]");
			}
			return String(array);
		}
		if (typeof key == "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
		return String(key);
	}
	var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
		create: () => ({}),
		identify: isPlainObject,
		represent: (o) => {
			let map = new Map();
			for (let key of Object.keys(o)) map.set(key, o[key]);
			return map;
		},
		addPair: (container, key, value) => {
			let normalizedKey = normalizeKey(key);
			if (normalizedKey === null) return "nested arrays are not supported inside keys";
			normalizedKey === "__proto__" ? Object.defineProperty(container, normalizedKey, {
				value,
				enumerable: !0,
				configurable: !0,
				writable: !0
			}) : container[normalizedKey] = value;
			return "";
		},
		has: (container, key) => {
			let normalizedKey = normalizeKey(key);
			return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
		},
		keys: (container) => Object.keys(container),
		get: (container, key) => {
			let normalizedKey = String(key);
			if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
			return container[normalizedKey];
		}
	});
	var DEFAULT_SNIPPET_OPTIONS = {
		maxLength: 79,
		indent: 1,
		linesBefore: 3,
		linesAfter: 2
	};
	function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
		let head = "";
		let tail = "";
		let maxHalfLength = Math.floor(maxLineLength / 2) - 1;
		if (position - lineStart > maxHalfLength) {
			head = " ... ";
			lineStart = position - maxHalfLength + head.length;
		}
		if (lineEnd - position > maxHalfLength) {
			tail = " ...";
			lineEnd = position + maxHalfLength - tail.length;
		}
		return {
			str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "\u2192") + tail,
			pos: position - lineStart + head.length
		};
	}
	function padStart(string, max) {
		return " ".repeat(Math.max(max - string.length, 0)) + string;
	}
	function makeSnippet(mark, options) {
		if (!mark.buffer) return null;
		let opts = _objectSpread2(_objectSpread2({}, DEFAULT_SNIPPET_OPTIONS), options);
		let re = /\r?\n|\r|\0/g;
		let lineStarts = [0];
		let lineEnds = [];
		let match;
		let foundLineNo = -1;
		for (; match = re.exec(mark.buffer);) {
			lineEnds.push(match.index);
			lineStarts.push(match.index + match[0].length);
			mark.position <= match.index && foundLineNo < 0 && (foundLineNo = lineStarts.length - 2);
		}
		foundLineNo < 0 && (foundLineNo = lineStarts.length - 1);
		let result = "";
		let lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
		let maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
		for (let i = 1; i <= opts.linesBefore && !(foundLineNo - i < 0); i++) {
			let line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
			result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
		}
		let line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
		result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
		for (let i = 1; i <= opts.linesAfter && !(foundLineNo + i >= lineEnds.length); i++) {
			let line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
			result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
		}
		return result.replace(/\n$/, "");
	}
	function formatError(exception, compact) {
		let where = "";
		if (!exception.mark) return exception.reason;
		exception.mark.name && (where += `in "${exception.mark.name}" `);
		where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
		!compact && exception.mark.snippet && (where += `\n\n${exception.mark.snippet}`);
		return `${exception.reason} ${where}`;
	}
	var YAMLException = class YAMLException extends Error {
		constructor(reason, mark) {
			super();
			_defineProperty(this, "reason", void 0);
			_defineProperty(this, "mark", void 0);
			this.name = "YAMLException";
			this.reason = reason;
			this.mark = mark;
			this.message = formatError(this, !1);
			Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
		}
		toString(compact) {
			return `${this.name}: ${formatError(this, compact)}`;
		}
		static throwAt(source, position, message, filename = "") {
			let line = 0;
			let lineStart = 0;
			for (let index = 0; index < position; index++) {
				let ch = source.charCodeAt(index);
				if (ch === 10) {
					line++;
					lineStart = index + 1;
				} else if (ch === 13) {
					line++;
					source.charCodeAt(index + 1) === 10 && index++;
					lineStart = index + 1;
				}
			}
			let mark = {
				name: filename,
				buffer: source,
				position,
				line,
				column: position - lineStart
			};
			mark.snippet = makeSnippet(mark);
			throw new YAMLException(message, mark);
		}
	};
	var EVENT_ID = {
		DOCUMENT: 1,
		SEQUENCE: 2,
		MAPPING: 3,
		SCALAR: 4,
		ALIAS: 5,
		POP: 6
	};
	var SCALAR_STYLE = {
		PLAIN: 1,
		SINGLE_QUOTED: 2,
		DOUBLE_QUOTED: 3,
		LITERAL_BLOCK: 4,
		FOLDED_BLOCK: 5
	};
	var COLLECTION_STYLE = {
		BLOCK: 1,
		FLOW: 2
	};
	var CHOMPING_MODE = {
		CLIP: 1,
		STRIP: 2,
		KEEP: 3
	};
	var NO_RANGE$3 = -1;
	function simpleEscapeSequence(c) {
		switch (c) {
			case 48: return "\0";
			case 97: return "\x07";
			case 98: return "\b";
			case 116:
			case 9: return "	";
			case 110: return "\n";
			case 118: return "\v";
			case 102: return "\f";
			case 114: return "\r";
			case 101: return "\x1B";
			case 32: return " ";
			case 34: return "\"";
			case 47: return "/";
			case 92: return "\\";
			case 78: return "\u0085";
			case 95: return "\xA0";
			case 76: return "\u2028";
			case 80: return "\u2029";
			default: return "";
		}
	}
	var simpleEscapeCheck = Array(256);
	var simpleEscapeMap = Array(256);
	for (let i = 0; i < 256; i++) {
		simpleEscapeCheck[i] = +!!simpleEscapeSequence(i);
		simpleEscapeMap[i] = simpleEscapeSequence(i);
	}
	function charFromCodepoint(c) {
		if (c <= 65535) return String.fromCharCode(c);
		return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
	}
	function fromHexCode$1(c) {
		if (c >= 48 && c <= 57) return c - 48;
		return (c | 32) - 97 + 10;
	}
	function escapedHexLen$1(c) {
		if (c === 120) return 2;
		if (c === 117) return 4;
		return 8;
	}
	function skipFoldedBreaks(input, position, end) {
		let breaks = 0;
		for (; position < end;) {
			let ch = input.charCodeAt(position);
			if (ch === 10) {
				breaks++;
				position++;
			} else if (ch === 13) {
				breaks++;
				position++;
				input.charCodeAt(position) === 10 && position++;
			} else if (ch === 32 || ch === 9) position++;
			else break;
		}
		return {
			position,
			breaks
		};
	}
	function foldedBreaks(count) {
		if (count === 1) return " ";
		return "\n".repeat(count - 1);
	}
	function getPlainValue(input, start, end) {
		let result = "";
		let position = start;
		let captureStart = start;
		let captureEnd = start;
		for (; position < end;) {
			let ch = input.charCodeAt(position);
			if (ch === 10 || ch === 13) {
				result += input.slice(captureStart, captureEnd);
				let fold = skipFoldedBreaks(input, position, end);
				result += foldedBreaks(fold.breaks);
				position = captureStart = captureEnd = fold.position;
			} else {
				position++;
				ch !== 32 && ch !== 9 && (captureEnd = position);
			}
		}
		return result + input.slice(captureStart, captureEnd);
	}
	function getSingleQuotedValue(input, start, end) {
		let result = "";
		let position = start;
		let captureStart = start;
		let captureEnd = start;
		for (; position < end;) {
			let ch = input.charCodeAt(position);
			if (ch === 39) {
				result += input.slice(captureStart, position) + "'";
				position += 2;
				captureStart = captureEnd = position;
			} else if (ch === 10 || ch === 13) {
				result += input.slice(captureStart, captureEnd);
				let fold = skipFoldedBreaks(input, position, end);
				result += foldedBreaks(fold.breaks);
				position = captureStart = captureEnd = fold.position;
			} else {
				position++;
				ch !== 32 && ch !== 9 && (captureEnd = position);
			}
		}
		return result + input.slice(captureStart, end);
	}
	function getDoubleQuotedValue(input, start, end) {
		let result = "";
		let position = start;
		let captureStart = start;
		let captureEnd = start;
		for (; position < end;) {
			let ch = input.charCodeAt(position);
			if (ch === 92) {
				result += input.slice(captureStart, position);
				position++;
				let escaped = input.charCodeAt(position);
				if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
				else if (escaped < 256 && simpleEscapeCheck[escaped]) {
					result += simpleEscapeMap[escaped];
					position++;
				} else {
					let hexLength = escapedHexLen$1(escaped);
					let hexResult = 0;
					for (; hexLength > 0; hexLength--) {
						position++;
						let digit = fromHexCode$1(input.charCodeAt(position));
						hexResult = (hexResult << 4) + digit;
					}
					result += charFromCodepoint(hexResult);
					position++;
				}
				captureStart = captureEnd = position;
			} else if (ch === 10 || ch === 13) {
				result += input.slice(captureStart, captureEnd);
				let fold = skipFoldedBreaks(input, position, end);
				result += foldedBreaks(fold.breaks);
				position = captureStart = captureEnd = fold.position;
			} else {
				position++;
				ch !== 32 && ch !== 9 && (captureEnd = position);
			}
		}
		return result + input.slice(captureStart, end);
	}
	function getBlockValue(input, start, end, indent, chomping, folded) {
		let textIndent = indent < 0 ? 0 : indent;
		let region = input.slice(start, end).replace(/\r\n?/g, "\n");
		let lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
		let result = "";
		let didReadContent = !1;
		let emptyLines = 0;
		let atMoreIndented = !1;
		for (let line of lines) {
			let column = 0;
			for (; column < textIndent && line.charCodeAt(column) === 32;) column++;
			if (indent < 0 || column >= line.length) {
				emptyLines++;
				continue;
			}
			let content = line.slice(textIndent);
			let first = content.charCodeAt(0);
			if (folded) {
				if (first === 32 || first === 9) {
					atMoreIndented = !0;
					result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
				} else if (atMoreIndented) {
					atMoreIndented = !1;
					result += "\n".repeat(emptyLines + 1);
				} else emptyLines === 0 ? didReadContent && (result += " ") : result += "\n".repeat(emptyLines);
			} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			result += content;
			didReadContent = !0;
			emptyLines = 0;
		}
		chomping === CHOMPING_MODE.KEEP ? result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines) : chomping !== CHOMPING_MODE.STRIP && didReadContent && (result += "\n");
		return result;
	}
	function getScalarValue(input, scalar) {
		if (scalar.valueStart === NO_RANGE$3) return "";
		let { valueStart, valueEnd } = scalar;
		if (scalar.fast) return input.slice(valueStart, valueEnd);
		switch (scalar.style) {
			case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
			case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
			case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, !1);
			case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, !0);
			default: return getPlainValue(input, valueStart, valueEnd);
		}
	}
	var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
		"!": "!",
		"!!": "tag:yaml.org,2002:"
	});
	var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
	var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
	var HEX = "0123456789ABCDEF";
	function percentByte(byte) {
		return "%" + HEX[byte >> 4] + HEX[byte & 15];
	}
	function tagPercentEncode(source, isSuffix) {
		let allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
		let result = "";
		for (let index = 0; index < source.length; index++) {
			let ch = source.charCodeAt(index);
			if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
				result += source[index];
				continue;
			}
			ch >= 55296 && ch <= 56319 && (ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023));
			result += ch < 128 ? percentByte(ch) : ch < 2048 ? percentByte(192 | ch >> 6) + percentByte(128 | ch & 63) : ch < 65536 ? percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63) : percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
		}
		return result;
	}
	function tagPercentDecode(source) {
		let result = "";
		let index = 0;
		for (; index < source.length;) {
			if (source.charCodeAt(index) !== 37) {
				result += source[index++];
				continue;
			}
			let ch = parseInt(source.slice(index + 1, index + 3), 16);
			index += 3;
			if (ch >= 192) {
				let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
				ch &= (1 << 6 - remaining) - 1;
				for (; remaining-- > 0;) {
					ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
					index += 3;
				}
			}
			if (ch < 65536) result += String.fromCharCode(ch);
			else {
				ch -= 65536;
				result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
			}
		}
		return result;
	}
	function tagNameFull(rawTag, tagHandlers) {
		if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
		let handleEnd = rawTag.indexOf("!", 1);
		let handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
		return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
	}
	function tagNameShort(fullTag) {
		let tag = fullTag;
		if (tag.charCodeAt(0) === 33) {
			tag = tag.slice(1);
			return `!${tagPercentEncode(tag, !0)}`;
		}
		if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), !0)}`;
		return `!<${tagPercentEncode(tag, !1)}>`;
	}
	var NO_RANGE$2 = -1;
	var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
	var DEFAULT_CONSTRUCTOR_OPTIONS = {
		filename: "",
		schema: CORE_SCHEMA,
		json: !1,
		maxTotalMergeKeys: 1e4,
		maxAliases: -1
	};
	function eventPosition$1(event) {
		if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
		if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
		if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
		if ("start" in event) return event.start;
		return 0;
	}
	function throwError$1(state, message) {
		YAMLException.throwAt(state.source, state.position, message, state.filename);
	}
	function finalizeCollection(state, position, tag, carrier) {
		try {
			return tag.finalize(carrier);
		} catch (error) {
			if (error instanceof YAMLException) throw error;
			YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
		}
	}
	function constructScalar(state, event) {
		let source = getScalarValue(state.source, event);
		let rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
		let strTag = state.schema.defaultScalarTag;
		if (rawTag !== "") {
			if (rawTag === "!") return {
				value: source,
				tag: strTag
			};
			let tagName = tagNameFull(rawTag, state.tagHandlers);
			let scalarTag = state.schema.lookupScalarTag(tagName);
			if (scalarTag) {
				let result = scalarTag.resolve(source, !0, tagName);
				result === NOT_RESOLVED && throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
				return {
					value: result,
					tag: scalarTag
				};
			}
			let collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
			if (collectionTagDef) {
				source !== "" && throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
				let carrier = collectionTagDef.create(tagName);
				return {
					value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
					tag: collectionTagDef
				};
			}
			throwError$1(state, `unknown scalar tag !<${tagName}>`);
		}
		if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
		return {
			value: strTag.resolve(source, !1, strTag.tagName),
			tag: strTag
		};
	}
	function collectionTagName(state, event, defaultTagName) {
		let rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
		return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
	}
	function isMappingTag(tag) {
		return tag.nodeKind === "mapping";
	}
	function chargeMergeWork(state) {
		state.totalMergeKeys++;
		state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys && throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
	}
	function mergeKeys(state, frame, source, sourceTag) {
		chargeMergeWork(state);
		for (let sourceKey of sourceTag.keys(source)) {
			chargeMergeWork(state);
			if (frame.tag.has(frame.value, sourceKey)) continue;
			let err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
			err && throwError$1(state, err);
			frame.overridable ??= new Set();
			frame.overridable.add(sourceKey);
		}
	}
	function mergeSource(state, frame, source, sourceTag) {
		state.position = frame.keyPosition;
		if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
		else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
			source.length > 100 && throwError$1(state, "abnormal merge sequence size");
			for (let element of source) {
				let elementTag = state.nodeTags.get(element);
				elementTag || throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
				mergeKeys(state, frame, element, elementTag);
			}
		} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
	}
	function addMappingValue(state, frame, key, value, tag) {
		var _frame$overridable3;
		state.position = frame.keyPosition;
		if (frame.keyIsMerge) {
			mergeSource(state, frame, value, tag);
			return;
		}
		!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key) && throwError$1(state, "duplicated mapping key");
		let err = frame.tag.addPair(frame.value, key, value);
		err && throwError$1(state, err);
		(_frame$overridable3 = frame.overridable) == null || _frame$overridable3.delete(key);
	}
	function addValue(state, value, tag) {
		let frame = state.frames[state.frames.length - 1];
		if (frame.kind === "document") {
			frame.value = value;
			frame.hasValue = !0;
		} else if (frame.kind === "sequence") {
			isMappingTag(tag) && state.nodeTags.set(value, tag);
			let err = frame.tag.addItem(frame.value, value, frame.index++);
			err && throwError$1(state, err);
		} else if (frame.hasKey) {
			let key = frame.key;
			frame.key = void 0;
			frame.hasKey = !1;
			addMappingValue(state, frame, key, value, tag);
		} else {
			frame.key = value;
			frame.keyPosition = state.position;
			frame.hasKey = !0;
			frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
		}
	}
	function storeAnchor(state, event, value, tag, isValueFinal) {
		if (event.anchorStart !== NO_RANGE$2) {
			let anchor = {
				value,
				tag,
				isValueFinal
			};
			state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
			return anchor;
		}
		return null;
	}
	function constructFromEvents(events, options) {
		let state = _objectSpread2(_objectSpread2(_objectSpread2({}, DEFAULT_CONSTRUCTOR_OPTIONS), options), {}, {
			events,
			documents: [],
			eventIndex: 0,
			position: 0,
			frames: [],
			anchors: new Map(),
			nodeTags: new Map(),
			tagHandlers: Object.create(null),
			totalMergeKeys: 0,
			aliasCount: 0
		});
		for (; state.eventIndex < state.events.length;) {
			let event = state.events[state.eventIndex++];
			state.position = eventPosition$1(event);
			switch (event.type) {
				case EVENT_ID.DOCUMENT:
					state.anchors = new Map();
					state.nodeTags = new Map();
					state.aliasCount = 0;
					state.tagHandlers = Object.create(null);
					for (let directive of event.directives) directive.kind === "tag" && (state.tagHandlers[directive.handle] = directive.prefix);
					state.frames.push({
						kind: "document",
						position: state.position,
						value: void 0,
						hasValue: !1
					});
					break;
				case EVENT_ID.SCALAR: {
					let { value, tag } = constructScalar(state, event);
					storeAnchor(state, event, value, tag, !0);
					addValue(state, value, tag);
					break;
				}
				case EVENT_ID.SEQUENCE: {
					let tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
					let tag = state.schema.lookupSequenceTag(tagName);
					tag || throwError$1(state, `unknown sequence tag !<${tagName}>`);
					let value = tag.create(tagName);
					let anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
					state.frames.push({
						kind: "sequence",
						position: state.position,
						value,
						tag,
						anchor,
						index: 0
					});
					break;
				}
				case EVENT_ID.MAPPING: {
					let tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
					let tag = state.schema.lookupMappingTag(tagName);
					tag || throwError$1(state, `unknown mapping tag !<${tagName}>`);
					let value = tag.create(tagName);
					let anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
					state.frames.push({
						kind: "mapping",
						position: state.position,
						value,
						tag,
						anchor,
						key: void 0,
						keyPosition: state.position,
						hasKey: !1,
						keyIsMerge: !1,
						overridable: null
					});
					break;
				}
				case EVENT_ID.ALIAS: {
					state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases && throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
					let name = state.source.slice(event.anchorStart, event.anchorEnd);
					let anchor = state.anchors.get(name);
					anchor || throwError$1(state, `unidentified alias "${name}"`);
					anchor.isValueFinal || throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
					addValue(state, anchor.value, anchor.tag);
					break;
				}
				case EVENT_ID.POP: {
					let frame = state.frames.pop();
					if (frame.kind === "mapping" && frame.hasKey) {
						state.position = frame.keyPosition;
						throwError$1(state, "incomplete mapping pair in event stream");
					}
					if (frame.kind === "document") state.documents.push(frame.value);
					else {
						let value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
						if (frame.anchor) {
							frame.anchor.value = value;
							frame.anchor.isValueFinal = !0;
						}
						addValue(state, value, frame.tag);
					}
					break;
				}
			}
		}
		return state.documents;
	}
	var NO_RANGE$1 = -1;
	var HAS_OWN = Object.prototype.hasOwnProperty;
	var CONTEXT_FLOW_IN = 1;
	var CONTEXT_FLOW_OUT = 2;
	var CONTEXT_BLOCK_IN = 3;
	var CONTEXT_BLOCK_OUT = 4;
	var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
	var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
	var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
	var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
	var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
	var PATTERN_TAG_URI = RegExp(`^(?:${NS_URI_CHAR})*$`);
	var PATTERN_TAG_SUFFIX = RegExp(`^(?:${NS_TAG_CHAR})+$`);
	var PATTERN_TAG_PREFIX = RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
	var DEFAULT_PARSER_OPTIONS = {
		filename: "",
		maxDepth: 100
	};
	function addDocumentEvent(state, explicitStart, explicitEnd) {
		state.events.push({
			type: EVENT_ID.DOCUMENT,
			explicitStart,
			explicitEnd,
			directives: state.directives
		});
	}
	function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
		state.events.push({
			type: EVENT_ID.SEQUENCE,
			start,
			anchorStart,
			anchorEnd,
			tagStart,
			tagEnd,
			style
		});
	}
	function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
		state.events.push({
			type: EVENT_ID.MAPPING,
			start,
			anchorStart,
			anchorEnd,
			tagStart,
			tagEnd,
			style
		});
	}
	function insertFlowPairMappingEvent(state, snapshot) {
		state.events.splice(snapshot.eventsLength, 0, {
			type: EVENT_ID.MAPPING,
			start: snapshot.position,
			anchorStart: NO_RANGE$1,
			anchorEnd: NO_RANGE$1,
			tagStart: NO_RANGE$1,
			tagEnd: NO_RANGE$1,
			style: COLLECTION_STYLE.FLOW
		});
	}
	function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = !1) {
		state.events.push({
			type: EVENT_ID.SCALAR,
			valueStart,
			valueEnd,
			anchorStart,
			anchorEnd,
			tagStart,
			tagEnd,
			style,
			chomping,
			indent,
			fast
		});
	}
	function addAliasEvent(state, anchorStart, anchorEnd) {
		state.events.push({
			type: EVENT_ID.ALIAS,
			anchorStart,
			anchorEnd
		});
	}
	function addPopEvent(state) {
		state.events.push({ type: EVENT_ID.POP });
	}
	function addEmptyScalarEvent(state) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
	}
	function emptyProperties() {
		return {
			anchorStart: NO_RANGE$1,
			anchorEnd: NO_RANGE$1,
			tagStart: NO_RANGE$1,
			tagEnd: NO_RANGE$1
		};
	}
	function snapshotState(state) {
		return {
			position: state.position,
			line: state.line,
			lineStart: state.lineStart,
			lineIndent: state.lineIndent,
			firstTabInLine: state.firstTabInLine,
			eventsLength: state.events.length
		};
	}
	function restoreState(state, snapshot) {
		state.position = snapshot.position;
		state.line = snapshot.line;
		state.lineStart = snapshot.lineStart;
		state.lineIndent = snapshot.lineIndent;
		state.firstTabInLine = snapshot.firstTabInLine;
		state.events.length = snapshot.eventsLength;
	}
	function throwError(state, message) {
		YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
	}
	function isEol(c) {
		return c === 10 || c === 13;
	}
	function isWhiteSpace(c) {
		return c === 9 || c === 32;
	}
	function isWsOrEol(c) {
		return isWhiteSpace(c) || isEol(c);
	}
	function isWsOrEolOrEnd(c) {
		return c === 0 || isWsOrEol(c);
	}
	function isFlowIndicator(c) {
		return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
	}
	function fromDecimalCode(c) {
		return c >= 48 && c <= 57 ? c - 48 : -1;
	}
	function fromHexCode(c) {
		if (c >= 48 && c <= 57) return c - 48;
		let lc = c | 32;
		if (lc >= 97 && lc <= 102) return lc - 97 + 10;
		return -1;
	}
	function escapedHexLen(c) {
		if (c === 120) return 2;
		if (c === 117) return 4;
		if (c === 85) return 8;
		return 0;
	}
	function isSimpleEscape(c) {
		return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
	}
	function consumeLineBreak(state) {
		if (state.input.charCodeAt(state.position) === 10) state.position++;
		else {
			state.position++;
			state.input.charCodeAt(state.position) === 10 && state.position++;
		}
		state.line++;
		state.lineStart = state.position;
		state.lineIndent = 0;
		state.firstTabInLine = -1;
	}
	function skipSeparationSpace(state, allowComments) {
		let lineBreaks = 0;
		let ch = state.input.charCodeAt(state.position);
		let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
		for (; ch !== 0;) {
			for (; isWhiteSpace(ch);) {
				hasSeparation = !0;
				ch === 9 && state.firstTabInLine === -1 && (state.firstTabInLine = state.position);
				ch = state.input.charCodeAt(++state.position);
			}
			if (allowComments && hasSeparation && ch === 35) do
				ch = state.input.charCodeAt(++state.position);
			while (!isEol(ch) && ch !== 0);
			if (!isEol(ch)) break;
			consumeLineBreak(state);
			lineBreaks++;
			hasSeparation = !0;
			ch = state.input.charCodeAt(state.position);
			for (; ch === 32;) {
				state.lineIndent++;
				ch = state.input.charCodeAt(++state.position);
			}
		}
		return lineBreaks;
	}
	function testDocumentSeparator(state, position = state.position) {
		let ch = state.input.charCodeAt(position);
		if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
			let following = state.input.charCodeAt(position + 3);
			return following === 0 || isWsOrEol(following);
		}
		return !1;
	}
	function skipByteOrderMark(state) {
		if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
			state.position++;
			state.lineStart = state.position;
		}
	}
	function testDocumentBoundary(state) {
		if (state.position !== state.lineStart) return !1;
		if (testDocumentSeparator(state)) return !0;
		if (state.input.charCodeAt(state.position) !== 65279) return !1;
		let snapshot = snapshotState(state);
		skipByteOrderMark(state);
		skipSeparationSpace(state, !0);
		let ch = state.input.charCodeAt(state.position);
		let result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
		restoreState(state, snapshot);
		return result;
	}
	function skipUntilLineEnd(state) {
		let ch = state.input.charCodeAt(state.position);
		for (; ch !== 0 && !isEol(ch);) ch = state.input.charCodeAt(++state.position);
	}
	function checkPrintable(state, start, end) {
		let match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
		if (match !== null) {
			state.position = start + match.index + match[0].length - 1;
			throwError(state, "the stream contains non-printable characters");
		}
	}
	function readTagProperty(state, props, inFlow) {
		if (state.input.charCodeAt(state.position) !== 33) return !1;
		props.tagStart !== NO_RANGE$1 && throwError(state, "duplication of a tag property");
		let start = state.position;
		let isVerbatim = !1;
		let isNamed = !1;
		let tagHandle = "!";
		let ch = state.input.charCodeAt(++state.position);
		if (ch === 60) {
			isVerbatim = !0;
			ch = state.input.charCodeAt(++state.position);
		} else if (ch === 33) {
			isNamed = !0;
			tagHandle = "!!";
			ch = state.input.charCodeAt(++state.position);
		}
		let suffixStart = state.position;
		let tagName;
		if (isVerbatim) {
			for (; ch !== 0 && ch !== 62;) ch = state.input.charCodeAt(++state.position);
			ch !== 62 && throwError(state, "unexpected end of the stream within a verbatim tag");
			tagName = state.input.slice(suffixStart, state.position);
			state.position++;
		} else {
			for (; ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch));) {
				if (ch === 33) {
					if (isNamed) throwError(state, "tag suffix cannot contain exclamation marks");
					else {
						tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
						PATTERN_TAG_HANDLE.test(tagHandle) || throwError(state, "named tag handle cannot contain such characters");
						isNamed = !0;
						suffixStart = state.position + 1;
					}
				}
				ch = state.input.charCodeAt(++state.position);
			}
			tagName = state.input.slice(suffixStart, state.position);
			PATTERN_FLOW_INDICATORS.test(tagName) && throwError(state, "tag suffix cannot contain flow indicator characters");
		}
		tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName)) && throwError(state, `tag name cannot contain such characters: ${tagName}`);
		!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle) && throwError(state, `undeclared tag handle "${tagHandle}"`);
		props.tagStart = start;
		props.tagEnd = state.position;
		return !0;
	}
	function readAnchorProperty(state, props) {
		if (state.input.charCodeAt(state.position) !== 38) return !1;
		props.anchorStart !== NO_RANGE$1 && throwError(state, "duplication of an anchor property");
		state.position++;
		let start = state.position;
		for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position));) state.position++;
		state.position === start && throwError(state, "name of an anchor node must contain at least one character");
		props.anchorStart = start;
		props.anchorEnd = state.position;
		return !0;
	}
	function readAlias(state, props) {
		if (state.input.charCodeAt(state.position) !== 42) return !1;
		(props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) && throwError(state, "alias node should not have any properties");
		state.position++;
		let start = state.position;
		for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position));) state.position++;
		state.position === start && throwError(state, "name of an alias node must contain at least one character");
		addAliasEvent(state, start, state.position);
		return !0;
	}
	function readFlowScalarBreak(state, nodeIndent) {
		skipSeparationSpace(state, !1);
		state.lineIndent < nodeIndent && throwError(state, "deficient indentation");
	}
	function readSingleQuotedScalar(state, nodeIndent, props) {
		if (state.input.charCodeAt(state.position) !== 39) return !1;
		state.position++;
		let start = state.position;
		let simple = !0;
		for (; state.input.charCodeAt(state.position) !== 0;) {
			let ch = state.input.charCodeAt(state.position);
			if (ch === 39) {
				if (state.input.charCodeAt(state.position + 1) === 39) {
					simple = !1;
					state.position += 2;
					continue;
				}
				let end = state.position;
				state.position++;
				addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
				return !0;
			}
			if (isEol(ch)) {
				simple = !1;
				readFlowScalarBreak(state, nodeIndent);
			} else state.position === state.lineStart && testDocumentSeparator(state) ? throwError(state, "unexpected end of the document within a single quoted scalar") : ch !== 9 && ch < 32 ? throwError(state, "expected valid JSON character") : state.position++;
		}
		throwError(state, "unexpected end of the stream within a single quoted scalar");
	}
	function readDoubleQuotedScalar(state, nodeIndent, props) {
		if (state.input.charCodeAt(state.position) !== 34) return !1;
		state.position++;
		let start = state.position;
		let simple = !0;
		for (; state.input.charCodeAt(state.position) !== 0;) {
			let ch = state.input.charCodeAt(state.position);
			if (ch === 34) {
				let end = state.position;
				state.position++;
				addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
				return !0;
			}
			if (ch === 92) {
				simple = !1;
				let escaped = state.input.charCodeAt(++state.position);
				if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
				else if (isSimpleEscape(escaped)) state.position++;
				else {
					let hexLength = escapedHexLen(escaped);
					hexLength === 0 && throwError(state, "unknown escape sequence");
					for (; hexLength-- > 0;) {
						state.position++;
						fromHexCode(state.input.charCodeAt(state.position)) < 0 && throwError(state, "expected hexadecimal character");
					}
					state.position++;
				}
			} else if (isEol(ch)) {
				simple = !1;
				readFlowScalarBreak(state, nodeIndent);
			} else state.position === state.lineStart && testDocumentSeparator(state) ? throwError(state, "unexpected end of the document within a double quoted scalar") : ch !== 9 && ch < 32 ? throwError(state, "expected valid JSON character") : state.position++;
		}
		throwError(state, "unexpected end of the stream within a double quoted scalar");
	}
	function readBlockScalar(state, parentIndent, props) {
		let ch = state.input.charCodeAt(state.position);
		let chomping = CHOMPING_MODE.CLIP;
		let indent = -1;
		let detectedIndent = !1;
		if (ch !== 124 && ch !== 62) return !1;
		let style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
		state.position++;
		for (; state.input.charCodeAt(state.position) !== 0;) {
			let current = state.input.charCodeAt(state.position);
			let digit = fromDecimalCode(current);
			if (current === 43 || current === 45) {
				chomping !== CHOMPING_MODE.CLIP && throwError(state, "repeat of a chomping mode identifier");
				chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
				state.position++;
			} else if (digit >= 0) {
				digit === 0 && throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
				detectedIndent && throwError(state, "repeat of an indentation width identifier");
				indent = parentIndent + digit - 1;
				detectedIndent = !0;
				state.position++;
			} else break;
		}
		let hadWhitespace = !1;
		for (; isWhiteSpace(state.input.charCodeAt(state.position));) {
			hadWhitespace = !0;
			state.position++;
		}
		hadWhitespace && state.input.charCodeAt(state.position) === 35 && skipUntilLineEnd(state);
		isEol(state.input.charCodeAt(state.position)) ? consumeLineBreak(state) : state.input.charCodeAt(state.position) !== 0 && throwError(state, "a line break is expected");
		let contentIndent = detectedIndent ? indent : -1;
		let maxLeadingIndent = 0;
		let valueStart = state.position;
		let valueEnd = state.position;
		for (; state.input.charCodeAt(state.position) !== 0;) {
			let linePosition = state.position;
			let column = 0;
			for (; state.input.charCodeAt(linePosition + column) === 32;) column++;
			let first = state.input.charCodeAt(linePosition + column);
			if (first === 0) {
				contentIndent >= 0 ? column > contentIndent && (valueEnd = linePosition + column) : column > 0 && (valueEnd = linePosition + column);
				break;
			}
			if (testDocumentBoundary(state)) break;
			!detectedIndent && contentIndent === -1 && isEol(first) && (maxLeadingIndent = Math.max(maxLeadingIndent, column));
			if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
				if (first === 9 && column < parentIndent) {
					state.position = linePosition + column;
					throwError(state, "tab characters must not be used in indentation");
				}
				if (column >= parentIndent && column < maxLeadingIndent) {
					state.position = linePosition + column;
					throwError(state, "bad indentation of a mapping entry");
				}
			}
			if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
				state.lineIndent = column;
				state.position = linePosition + column;
				break;
			}
			!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1 && (contentIndent = column);
			let requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
			if (first !== 0 && !isEol(first) && column < requiredIndent) {
				state.lineIndent = column;
				state.position = linePosition + column;
				break;
			}
			skipUntilLineEnd(state);
			valueEnd = state.position;
			if (isEol(state.input.charCodeAt(state.position))) {
				consumeLineBreak(state);
				valueEnd = state.position;
			}
		}
		checkPrintable(state, valueStart, valueEnd);
		addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
		return !0;
	}
	function canStartPlainScalar(state, nodeContext) {
		let ch = state.input.charCodeAt(state.position);
		let inFlow = nodeContext === CONTEXT_FLOW_IN;
		if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return !1;
		if (ch === 63 || ch === 45) {
			let following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return !1;
		}
		return !0;
	}
	function readPlainScalar(state, nodeIndent, nodeContext, props) {
		if (!canStartPlainScalar(state, nodeContext)) return !1;
		let start = state.position;
		let end = state.position;
		let ch = state.input.charCodeAt(state.position);
		let inFlow = nodeContext === CONTEXT_FLOW_IN;
		let multiline = !1;
		for (; ch !== 0 && !testDocumentBoundary(state);) {
			if (ch === 58) {
				let following = state.input.charCodeAt(state.position + 1);
				if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
			} else if (ch === 35) {
				if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
			} else if (inFlow && isFlowIndicator(ch)) break;
			else if (isEol(ch)) {
				let savedPosition = state.position;
				let savedLine = state.line;
				let savedLineStart = state.lineStart;
				let savedLineIndent = state.lineIndent;
				skipSeparationSpace(state, !1);
				if (state.lineIndent >= nodeIndent) {
					multiline = !0;
					ch = state.input.charCodeAt(state.position);
					continue;
				}
				state.position = savedPosition;
				state.line = savedLine;
				state.lineStart = savedLineStart;
				state.lineIndent = savedLineIndent;
				break;
			}
			isWhiteSpace(ch) || (end = state.position + 1);
			ch = state.input.charCodeAt(++state.position);
		}
		if (end === start) return !1;
		checkPrintable(state, start, end);
		addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
		return !0;
	}
	function skipFlowSeparationSpace(state, nodeIndent) {
		let startLine = state.line;
		skipSeparationSpace(state, !0);
		(state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) && throwError(state, "deficient indentation");
	}
	function readFlowCollection(state, nodeIndent, props) {
		let ch = state.input.charCodeAt(state.position);
		let isMapping = ch === 123;
		let start = state.position;
		let readNext = !0;
		if (ch !== 91 && ch !== 123) return !1;
		let terminator = isMapping ? 125 : 93;
		isMapping ? addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW) : addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
		state.position++;
		for (; state.input.charCodeAt(state.position) !== 0;) {
			skipFlowSeparationSpace(state, nodeIndent);
			let ch = state.input.charCodeAt(state.position);
			if (ch === terminator) {
				state.position++;
				addPopEvent(state);
				return !0;
			} else readNext ? ch === 44 && throwError(state, "expected the node content, but found ','") : throwError(state, "missed comma between flow collection entries");
			let isPair = !1;
			let isExplicitPair = !1;
			if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
				isPair = isExplicitPair = !0;
				state.position += 1;
				skipFlowSeparationSpace(state, nodeIndent);
			}
			let entryLine = state.line;
			let entryStart = snapshotState(state);
			let keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, !1, !0);
			skipFlowSeparationSpace(state, nodeIndent);
			ch = state.input.charCodeAt(state.position);
			if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
				isPair = !0;
				state.position++;
				skipFlowSeparationSpace(state, nodeIndent);
				if (isMapping) keyWasRead || addEmptyScalarEvent(state);
				else {
					insertFlowPairMappingEvent(state, entryStart);
					keyWasRead || addEmptyScalarEvent(state);
				}
				parseNode(state, nodeIndent, CONTEXT_FLOW_IN, !1, !0) || addEmptyScalarEvent(state);
				skipFlowSeparationSpace(state, nodeIndent);
				isMapping || addPopEvent(state);
			} else if (isMapping && isPair) {
				keyWasRead || addEmptyScalarEvent(state);
				addEmptyScalarEvent(state);
			} else if (isMapping) addEmptyScalarEvent(state);
			else if (isPair) {
				insertFlowPairMappingEvent(state, entryStart);
				keyWasRead || addEmptyScalarEvent(state);
				addEmptyScalarEvent(state);
				addPopEvent(state);
			}
			ch = state.input.charCodeAt(state.position);
			if (ch === 44) {
				readNext = !0;
				state.position++;
			} else readNext = !1;
		}
		throwError(state, "unexpected end of the stream within a flow collection");
	}
	function readBlockSequence(state, nodeIndent, props) {
		if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return !1;
		addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
		for (; state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1));) {
			if (state.firstTabInLine !== -1) {
				state.position = state.firstTabInLine;
				throwError(state, "tab characters must not be used in indentation");
			}
			let entryLine = state.line;
			state.position++;
			let hadBreak = skipSeparationSpace(state, !0) > 0;
			state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1)) && throwError(state, "bad indentation of a sequence entry");
			hadBreak && state.lineIndent <= nodeIndent ? addEmptyScalarEvent(state) : parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, !1, !0);
			skipSeparationSpace(state, !0);
			if (state.lineIndent < nodeIndent || state.position >= state.length) break;
			state.lineIndent > nodeIndent && throwError(state, "bad indentation of a sequence entry");
			state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1)) && throwError(state, "bad indentation of a sequence entry");
		}
		addPopEvent(state);
		return !0;
	}
	function readBlockMapping(state, nodeIndent, flowIndent, props) {
		let atExplicitKey = !1;
		let detected = !1;
		let mappingOpened = !1;
		let pendingExplicitKey = !1;
		if (state.firstTabInLine !== -1) return !1;
		let ch = state.input.charCodeAt(state.position);
		for (; ch !== 0;) {
			if (!atExplicitKey && state.firstTabInLine !== -1) {
				state.position = state.firstTabInLine;
				throwError(state, "tab characters must not be used in indentation");
			}
			let following = state.input.charCodeAt(state.position + 1);
			let entryLine = state.line;
			if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
				if (!mappingOpened) {
					addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
					mappingOpened = !0;
				}
				if (ch === 63) {
					atExplicitKey && addEmptyScalarEvent(state);
					detected = !0;
					atExplicitKey = !0;
				} else if (atExplicitKey) atExplicitKey = !1;
				else {
					addEmptyScalarEvent(state);
					detected = !0;
					atExplicitKey = !1;
				}
				state.position += 1;
				pendingExplicitKey = !0;
			} else {
				if (atExplicitKey) {
					addEmptyScalarEvent(state);
					atExplicitKey = !1;
				}
				let beforeKey = snapshotState(state);
				if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, !1, !0)) break;
				if (state.line === entryLine) {
					ch = state.input.charCodeAt(state.position);
					for (; isWhiteSpace(ch);) ch = state.input.charCodeAt(++state.position);
					if (ch === 58) {
						ch = state.input.charCodeAt(++state.position);
						isWsOrEolOrEnd(ch) || throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
						if (!mappingOpened) {
							state.events.splice(beforeKey.eventsLength, 0, {
								type: EVENT_ID.MAPPING,
								start: beforeKey.position,
								anchorStart: props.anchorStart,
								anchorEnd: props.anchorEnd,
								tagStart: props.tagStart,
								tagEnd: props.tagEnd,
								style: COLLECTION_STYLE.BLOCK
							});
							mappingOpened = !0;
						}
						detected = !0;
						atExplicitKey = !1;
						pendingExplicitKey = !1;
					} else if (detected) throwError(state, "expected ':' after a mapping key");
					else {
						if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
							restoreState(state, beforeKey);
							return !1;
						}
						return !0;
					}
				} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return !1;
					}
					return !0;
				}
			}
			parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, !0, pendingExplicitKey) && (pendingExplicitKey = !1);
			if (!atExplicitKey && pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = !1;
			}
			skipSeparationSpace(state, !0);
			ch = state.input.charCodeAt(state.position);
			if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
			else if (state.lineIndent < nodeIndent) break;
		}
		if (!detected) return !1;
		atExplicitKey && addEmptyScalarEvent(state);
		mappingOpened && addPopEvent(state);
		return !0;
	}
	function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = !0) {
		state.depth >= state.maxDepth && throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
		state.depth++;
		let indentStatus = 1;
		let atNewLine = !1;
		let hasContent = !1;
		let propertyStart = null;
		let props = emptyProperties();
		let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
		let allowBlockCollections = allowBlockScalars;
		let allowBlockStyles = allowBlockScalars;
		if (allowToSeek && skipSeparationSpace(state, !0)) {
			atNewLine = !0;
			indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1;
		}
		if (indentStatus === 1) for (;;) {
			let ch = state.input.charCodeAt(state.position);
			let propertyState = snapshotState(state);
			if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
			if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
				let fallbackState = snapshotState(state);
				let flowIndent = parentIndent + 1;
				if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
					state.depth--;
					return !0;
				}
				restoreState(state, fallbackState);
			}
			if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
			if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
			propertyStart === null && (propertyStart = propertyState);
			if (skipSeparationSpace(state, !0)) {
				atNewLine = !0;
				allowBlockCollections = allowBlockStyles;
				indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1;
			} else allowBlockCollections = !1;
		}
		allowBlockCollections &&= atNewLine || allowCompact;
		if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
			let flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
			let blockIndent = state.position - state.lineStart;
			if (indentStatus === 1) {
				if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = !0;
				else {
					let ch = state.input.charCodeAt(state.position);
					if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
						let fallbackState = snapshotState(state);
						let propertyIndent = propertyStart.position - propertyStart.lineStart;
						restoreState(state, propertyStart);
						readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING ? hasContent = !0 : restoreState(state, fallbackState);
					}
					!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props)) && (hasContent = !0);
				}
			} else indentStatus === 0 && (hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props));
		}
		allowBlockScalars &&= !hasContent;
		if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
			addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
			hasContent = !0;
		}
		state.depth--;
		return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
	}
	function readDirective(state) {
		if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return !1;
		state.position++;
		let nameStart = state.position;
		for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position));) state.position++;
		let name = state.input.slice(nameStart, state.position);
		let args = [];
		name.length === 0 && throwError(state, "directive name must not be less than one character in length");
		for (; state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position));) {
			for (; isWhiteSpace(state.input.charCodeAt(state.position));) state.position++;
			if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
			let start = state.position;
			for (; state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position));) state.position++;
			args.push(state.input.slice(start, state.position));
		}
		isEol(state.input.charCodeAt(state.position)) && consumeLineBreak(state);
		if (name === "YAML") {
			state.directives.some((directive) => directive.kind === "yaml") && throwError(state, "duplication of %YAML directive");
			args.length !== 1 && throwError(state, "YAML directive accepts exactly one argument");
			let match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
			match === null && throwError(state, "ill-formed argument of the YAML directive");
			parseInt(match[1], 10) !== 1 && throwError(state, "unacceptable YAML version of the document");
			state.directives.push({
				kind: "yaml",
				version: args[0]
			});
		} else if (name === "TAG") {
			args.length !== 2 && throwError(state, "TAG directive accepts exactly two arguments");
			let [handle, prefix] = args;
			PATTERN_TAG_HANDLE.test(handle) || throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
			HAS_OWN.call(state.tagHandlers, handle) && throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
			PATTERN_TAG_PREFIX.test(prefix) || throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
			state.tagHandlers[handle] = prefix;
			state.directives.push({
				kind: "tag",
				handle,
				prefix
			});
		}
		return !0;
	}
	function readDocument(state) {
		state.directives = [];
		state.tagHandlers = Object.create(null);
		let hasDirectives = !1;
		skipSeparationSpace(state, !0);
		for (; readDirective(state);) {
			hasDirectives = !0;
			skipSeparationSpace(state, !0);
		}
		let explicitStart = !1;
		let explicitEnd = !1;
		let allowCompact = !0;
		if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
			explicitStart = !0;
			let markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, !0);
			allowCompact = state.line > markerLine;
		} else hasDirectives && throwError(state, "directives end mark is expected");
		let documentEventIndex = state.events.length;
		if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
			state.position += 3;
			skipSeparationSpace(state, !0);
			return;
		}
		addDocumentEvent(state, explicitStart, !1);
		parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, !1, allowCompact, allowCompact) || addEmptyScalarEvent(state);
		skipSeparationSpace(state, !0);
		if (state.position === state.lineStart && testDocumentSeparator(state)) {
			explicitEnd = state.input.charCodeAt(state.position) === 46;
			if (explicitEnd) {
				let markerLine = state.line;
				state.position += 3;
				skipSeparationSpace(state, !0);
				state.line === markerLine && state.position < state.length && throwError(state, "end of the stream or a document separator is expected");
			}
		}
		let documentEvent = state.events[documentEventIndex];
		documentEvent?.type === EVENT_ID.DOCUMENT && (documentEvent.explicitEnd = explicitEnd);
		addPopEvent(state);
		!explicitEnd && state.position < state.length && !testDocumentBoundary(state) && throwError(state, "end of the stream or a document separator is expected");
	}
	function parseEvents(input, options) {
		let length = input.length;
		let state = _objectSpread2(_objectSpread2(_objectSpread2({}, DEFAULT_PARSER_OPTIONS), options), {}, {
			input: `${input}\0`,
			length,
			position: 0,
			line: 0,
			lineStart: 0,
			lineIndent: 0,
			firstTabInLine: -1,
			depth: 0,
			directives: [],
			tagHandlers: Object.create(null),
			events: []
		});
		let nullpos = input.indexOf("\0");
		nullpos !== -1 && YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
		for (; state.position < state.length;) {
			skipByteOrderMark(state);
			skipSeparationSpace(state, !0);
			if (state.position >= state.length) break;
			let documentStart = state.position;
			readDocument(state);
			state.position === documentStart && throwError(state, "can not read a document");
		}
		return state.events;
	}
	var DEFAULT_LOAD_OPTIONS = _objectSpread2(_objectSpread2({}, DEFAULT_PARSER_OPTIONS), DEFAULT_CONSTRUCTOR_OPTIONS);
	function loadDocuments(input, options = {}) {
		let opts = _objectSpread2(_objectSpread2({}, DEFAULT_LOAD_OPTIONS), options);
		let source = String(input);
		let PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
		let CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
		return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), _objectSpread2(_objectSpread2({}, pick(opts, CONSTRUCTOR_OPT_KEYS)), {}, { source }));
	}
	var INVALID = Symbol("INVALID");
	function buildRepresentTypes(schema) {
		let defaultTags = new Set([
			schema.defaultScalarTag,
			schema.defaultSequenceTag,
			schema.defaultMappingTag
		].filter((t) => t !== void 0));
		let implicitScalars = schema.implicitScalarTags;
		let explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
		let defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
		return [
			...implicitScalars.map((tag) => ({
				tag,
				implicitTag: !0
			})),
			...explicitTags.map((tag) => ({
				tag,
				implicitTag: !1
			})),
			...defaultTagsLast.map((tag) => ({
				tag,
				implicitTag: !0
			}))
		];
	}
	function matchTag(state, object) {
		for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
			let { tag, implicitTag } = state.representTypes[index];
			if (tag.identify(object)) {
				let tagName;
				tagName = tag.matchByTagPrefix ? tag.representTagName(object) : tag.tagName;
				return {
					tag,
					tagName,
					implicitTag
				};
			}
		}
		return null;
	}
	function build(state, object) {
		if (!state.noRefs && typeof object == "object" && object) {
			let existing = state.refs.get(object);
			if (existing) {
				existing.anchor === void 0 && (existing.anchor = `ref_${state.refCounter++}`);
				return {
					kind: "alias",
					anchor: existing.anchor
				};
			}
		}
		let matched = matchTag(state, object);
		if (!matched) {
			if (object === void 0) return INVALID;
			if (state.skipInvalid) return INVALID;
			throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
		}
		let { tag, tagName, implicitTag } = matched;
		let nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
		if (tag.nodeKind === "scalar") return {
			kind: "scalar",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: SCALAR_STYLE.PLAIN,
			value: tag.represent(object)
		};
		if (tag.nodeKind === "sequence") {
			let container = tag.represent(object);
			let node = {
				kind: "sequence",
				tag: nodeTagName,
				tagged: !implicitTag,
				style: COLLECTION_STYLE.BLOCK,
				items: []
			};
			state.noRefs || state.refs.set(object, node);
			for (let index = 0, length = container.length; index < length; index += 1) {
				let item = build(state, container[index]);
				item === INVALID && container[index] === void 0 && (item = build(state, null));
				if (item === INVALID) continue;
				node.items.push(item);
			}
			return node;
		}
		let map = tag.represent(object);
		let node = {
			kind: "mapping",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		state.noRefs || state.refs.set(object, node);
		for (let [objectKey, objectValue] of map) {
			let key = build(state, objectKey);
			if (key === INVALID) continue;
			let value = build(state, objectValue);
			if (value === INVALID) continue;
			node.items.push({
				key,
				value
			});
		}
		return node;
	}
	function jsToAst(input, schema, options = {}) {
		let root = build({
			representTypes: buildRepresentTypes(schema),
			noRefs: options.noRefs ?? !1,
			skipInvalid: options.skipInvalid ?? !1,
			refs: new Map(),
			refCounter: 0
		}, input);
		return [{
			contents: root === INVALID ? null : root,
			directives: []
		}];
	}
	var VISIT_BREAK = Symbol("visit:break");
	var VISIT_SKIP = Symbol("visit:skip");
	function visitNode(node, visitor, ctx) {
		let control = visitor(node, ctx);
		if (control === VISIT_BREAK) return !0;
		if (control === VISIT_SKIP) return !1;
		let depth = ctx.depth + 1;
		switch (node.kind) {
			case "sequence":
				for (let item of node.items) if (visitNode(item, visitor, {
					depth,
					parent: node,
					isKey: !1
				})) return !0;
				break;
			case "mapping": for (let { key, value } of node.items) {
				if (visitNode(key, visitor, {
					depth,
					parent: node,
					isKey: !0
				})) return !0;
				if (visitNode(value, visitor, {
					depth,
					parent: node,
					isKey: !1
				})) return !0;
			}
		}
		return !1;
	}
	function visit(documents, visitor) {
		for (let doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
			depth: 0,
			parent: null,
			isKey: !1
		})) return;
	}
	function hasBit(mask, bit) {
		return !!(mask & 1 << bit);
	}
	var DEFAULT_SCALAR_STYLE_RULES = {
		applyQuoteFlowKeysOption,
		doubleQuoteForInvisibles,
		doubleQuoteWhitespaceOnly,
		applyForceQuotesOption,
		tryLongOrMultilineAsBlock,
		quoteInvalidPlain,
		fallbackToDoubleQuoted
	};
	function _preferredQuotedStyle(layout) {
		if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
		return SCALAR_STYLE.DOUBLE_QUOTED;
	}
	function applyQuoteFlowKeysOption(layout) {
		if (!layout.presenterOptions.quoteFlowKeys) return;
		if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
		layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
	}
	function doubleQuoteForInvisibles(layout) {
		layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value) && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
	}
	function doubleQuoteWhitespaceOnly(layout) {
		layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value) && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
	}
	function applyForceQuotesOption(layout) {
		if (!layout.presenterOptions.forceQuotes) return;
		if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
		if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
		layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
	}
	function tryLongOrMultilineAsBlock(layout) {
		if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
		let value = layout.node.value;
		let multiline = value.indexOf("\n") !== -1;
		if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
			multiline && (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
			return;
		}
		let w = layout.presenterOptions.lineWidth;
		if (w === -1) {
			multiline && (layout.style = SCALAR_STYLE.LITERAL_BLOCK);
			return;
		}
		let availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
		let position = 0;
		let shouldFold = !1;
		for (; position <= value.length;) {
			let lineEnd = value.length;
			let nextLineBreak = value.indexOf("\n", position);
			nextLineBreak !== -1 && (lineEnd = nextLineBreak);
			let line = value.slice(position, lineEnd);
			line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line) && (shouldFold = !0);
			if (nextLineBreak === -1) break;
			position = nextLineBreak + 1;
		}
		shouldFold ? layout.style = SCALAR_STYLE.FOLDED_BLOCK : multiline && (layout.style = SCALAR_STYLE.LITERAL_BLOCK);
	}
	function quoteInvalidPlain(layout) {
		layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN) && (layout.style = _preferredQuotedStyle(layout));
	}
	function fallbackToDoubleQuoted(layout) {
		hasBit(layout.allowedStylesMask, layout.style) || (layout.style = SCALAR_STYLE.DOUBLE_QUOTED);
	}
	function setBit(mask, bit) {
		return mask | 1 << bit;
	}
	var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
	var SRC_B_CHAR = "[\\n\\r]";
	var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
	var SRC_S_WHITE = "[ \\t]";
	var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
	var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
	var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
	var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
	var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
	var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
	var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
	var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
	var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
	var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
	var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
	var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
	var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
	var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
	var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
	var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
	var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
	var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
	var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
	var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
	var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
	var NS_PLAIN_FLOW_OUT = RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
	var NS_PLAIN_FLOW_IN = RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
	var NS_PLAIN_BLOCK_KEY = RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
	var NS_PLAIN_FLOW_KEY = RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
	var NB_SINGLE_ONE_LINE = RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
	var NB_SINGLE_MULTI_LINE = RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
	var BLOCK_SCALAR_CONTENT = RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
	var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
	var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
	function canUsePlain(layout) {
		let str = layout.node.value;
		if (str !== "") {
			if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return !1;
			if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return !1;
			if (layout.shiftOfContent === 0) {
				let firstLineBreak = str.indexOf("\n");
				if (firstLineBreak !== -1) {
					let content = str.slice(firstLineBreak + 1);
					if (C_FORBIDDEN_CONTENT.test(content)) return !1;
				}
			}
		}
		let resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
		if (!layout.node.tagged && resolvedTag !== layout.node.tag) return !1;
		if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return !1;
		return !0;
	}
	function canUseSingleQuoted(layout) {
		let str = layout.node.value;
		if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return !1;
		if (/[ \t]\n|\n[ \t]/.test(str)) return !1;
		if (!layout.isKey && layout.shiftOfContent === 0) {
			let firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return !1;
		}
		return !0;
	}
	function canUseBlock(layout) {
		if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return !1;
		let contentIndent = layout.shiftOfContent - layout.shiftOfParent;
		if (contentIndent < 1) return !1;
		if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return !1;
		if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return !1;
		return !0;
	}
	function detectAllowedStyles(layout) {
		let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
		canUsePlain(layout) && (mask = setBit(mask, SCALAR_STYLE.PLAIN));
		canUseSingleQuoted(layout) && (mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED));
		canUseBlock(layout) && (mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK));
		layout.allowedStylesMask = mask;
	}
	function renderScalar(layout) {
		switch (layout.style) {
			case SCALAR_STYLE.PLAIN: return renderPlain(layout);
			case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
			case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
			case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
			case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
		}
	}
	function renderPlain(layout) {
		return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
	}
	function renderSingleQuoted(layout) {
		return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
	}
	function renderLiteralBlock(layout) {
		let value = layout.node.value;
		return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
	}
	function renderFoldedBlock(layout) {
		let value = layout.node.value;
		let w = layout.presenterOptions.lineWidth;
		let availableWidth = 1e400;
		w !== -1 && (availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent));
		return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
	}
	function renderDoubleQuoted(layout) {
		return `"${escapeString(layout.node.value)}"`;
	}
	function encodeFlowBreaks(string, shiftOfContent) {
		let nextLF = string.indexOf("\n");
		if (nextLF === -1) return string;
		let pad = " ".repeat(shiftOfContent);
		let result = string.slice(0, nextLF);
		let lineRe = /(\n+)([^\n]*)/g;
		lineRe.lastIndex = nextLF;
		let match;
		for (; match = lineRe.exec(string);) {
			let breaks = match[1].length;
			let line = match[2];
			result += "\n".repeat(breaks + 1) + pad + line;
		}
		return result;
	}
	function indentString(string, spaces) {
		let indent = " ".repeat(spaces);
		let position = 0;
		let result = "";
		let length = string.length;
		for (; position < length;) {
			let line;
			let next = string.indexOf("\n", position);
			if (next === -1) {
				line = string.slice(position);
				position = length;
			} else {
				line = string.slice(position, next + 1);
				position = next + 1;
			}
			line.length && line !== "\n" && (result += indent);
			result += line;
		}
		return result;
	}
	function needIndentIndicator(string) {
		return /^\n* /.test(string);
	}
	function blockHeader(string, shiftOfParent, shiftOfContent) {
		let indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
		let clip = string[string.length - 1] === "\n";
		return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
	}
	function dropEndingNewline(string) {
		return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
	}
	function isMoreIndented(char) {
		return char === " " || char === "	";
	}
	function foldLine(line, width) {
		if (line === "" || isMoreIndented(line[0])) return line;
		let breakRe = / [^ \t]/g;
		let match;
		let start = 0;
		let end;
		let curr = 0;
		let next = 0;
		let result = "";
		for (; match = breakRe.exec(line);) {
			next = match.index;
			if (next - start > width) {
				end = curr > start ? curr : next;
				result += `\n${line.slice(start, end)}`;
				start = end + 1;
			}
			curr = next;
		}
		result += "\n";
		line.length - start > width && curr > start ? result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}` : result += line.slice(start);
		return result.slice(1);
	}
	function foldBlockScalar(string, width) {
		let lineRe = /(\n+)([^\n]*)/g;
		let nextLF = string.indexOf("\n");
		nextLF === -1 && (nextLF = string.length);
		lineRe.lastIndex = nextLF;
		let result = foldLine(string.slice(0, nextLF), width);
		let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
		let moreIndented;
		let match;
		for (; match = lineRe.exec(string);) {
			let prefix = match[1];
			let line = match[2];
			moreIndented = line !== "" && isMoreIndented(line[0]);
			result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
			prevMoreIndented = moreIndented;
		}
		return result;
	}
	var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
	function escapeCharacter(character) {
		switch (character) {
			case "\0": return "\\0";
			case "\x07": return "\\a";
			case "\b": return "\\b";
			case "	": return "\\t";
			case "\n": return "\\n";
			case "\v": return "\\v";
			case "\f": return "\\f";
			case "\r": return "\\r";
			case "\x1B": return "\\e";
			case "\"": return "\\\"";
			case "\\": return "\\\\";
			case "\u0085": return "\\N";
			case "\xA0": return "\\_";
			case "\u2028": return "\\L";
			case "\u2029": return "\\P";
		}
		let code = character.charCodeAt(0);
		let hex = code.toString(16).toUpperCase();
		if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
		return `\\u${"0".repeat(4 - hex.length)}${hex}`;
	}
	function escapeString(string) {
		return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
	}
	var CHAR_LINE_FEED = 10;
	var DEFAULT_PRESENTER_OPTIONS = {
		indent: 2,
		seqNoIndent: !1,
		seqInlineFirst: !0,
		lineWidth: 80,
		flowBracketPadding: !1,
		flowSkipCommaSpace: !1,
		flowSkipColonSpace: !1,
		quoteFlowKeys: !1,
		quoteStyle: "single",
		forceQuotes: !1,
		scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
		tagBeforeAnchor: !1
	};
	function nodeTagShort(node) {
		return node.tagged ? node.tag : tagNameShort(node.tag);
	}
	function createPresenterState(options) {
		let opts = _objectSpread2(_objectSpread2({}, DEFAULT_PRESENTER_OPTIONS), options);
		opts.flowSkipColonSpace && (opts.quoteFlowKeys = !0);
		return _objectSpread2(_objectSpread2({}, opts), {}, {
			defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
			openEnded: !1
		});
	}
	function generateNextLine(state, level) {
		return `\n${" ".repeat(state.indent * level)}`;
	}
	function scalarLayout(state, node, parent, level, isKey, flowOnly) {
		return {
			node,
			parent,
			level,
			isKey,
			flowOnly,
			shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
			shiftOfContent: state.indent * Math.max(1, level),
			shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
			presenterOptions: state,
			allowedStylesMask: 0,
			style: node.style
		};
	}
	function writeFlowSequence(state, level, node) {
		let result = "";
		for (let index = 0, length = node.items.length; index < length; index += 1) {
			let item = writeNode(state, level, node.items[index], node, {}).text;
			index > 0 && (result += `,${state.flowSkipCommaSpace ? "" : " "}`);
			result += item;
		}
		let pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
		return `[${pad}${result}${pad}]`;
	}
	function writeBlockSequence(state, level, node, compact) {
		let result = "";
		for (let index = 0, length = node.items.length; index < length; index += 1) {
			let item = writeNode(state, level + 1, node.items[index], node, {
				block: !0,
				compact: state.seqInlineFirst,
				isblockseq: !0
			}).text;
			compact && result === "" || (result += generateNextLine(state, level));
			item === "" || CHAR_LINE_FEED === item.charCodeAt(0) ? result += "-" : result += "- ";
			result += item;
		}
		return result;
	}
	function writeFlowMapping(state, level, node) {
		let result = "";
		for (let { key, value } of node.items) {
			let pairBuffer = "";
			result !== "" && (pairBuffer += `,${state.flowSkipCommaSpace ? "" : " "}`);
			let keyRender = writeNode(state, level, key, node, { iskey: !0 });
			let keyText = keyRender.text;
			let valueText = writeNode(state, level, value, node, {}).text;
			let sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
			let keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
			let keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
			pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
			result += pairBuffer;
		}
		let pad = state.flowBracketPadding && result !== "" ? " " : "";
		return `{${pad}${result}${pad}}`;
	}
	function writeBlockMapping(state, level, node, compact) {
		let result = "";
		for (let index = 0, length = node.items.length; index < length; index += 1) {
			let pairBuffer = "";
			compact && result === "" || (pairBuffer += generateNextLine(state, level));
			let { key, value } = node.items[index];
			let keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
			let keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
				block: !0,
				compact: !0,
				isblockseq: !cannotBeCompact(state, key, level + 1)
			}) : writeNode(state, level + 1, key, node, {
				block: !0,
				compact: !0,
				iskey: !0
			});
			let keyText = keyRender.text;
			let keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
			let keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
			let explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
			explicitPair && (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0) ? pairBuffer += "?" : pairBuffer += "? ");
			pairBuffer += keyText;
			explicitPair && (pairBuffer += generateNextLine(state, level));
			let valueText = writeNode(state, level + 1, value, node, {
				block: !0,
				compact: explicitPair,
				isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
			}).text;
			let keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
			let keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
			valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0) ? pairBuffer += `${keyColonSep}:` : pairBuffer += `${keyColonSep}: `;
			pairBuffer += valueText;
			result += pairBuffer;
		}
		return result;
	}
	function cannotBeCompact(state, node, level) {
		if (node.kind === "alias") return !0;
		return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
	}
	function writeNode(state, level, node, parent, ctx) {
		if (node.kind === "alias") {
			state.openEnded = !1;
			return {
				text: `*${node.anchor}`,
				noBody: !1
			};
		}
		let { block = !1, iskey = !1, isblockseq = !1 } = ctx;
		let compact = ctx.compact ?? !1;
		let hasAnchor = node.anchor !== void 0;
		cannotBeCompact(state, node, level) && (compact = !1);
		let body;
		let shouldPrintTag = node.tagged;
		let useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
		if (node.kind === "mapping") body = useBlockCollection ? writeBlockMapping(state, level, node, compact) : writeFlowMapping(state, level, node);
		else if (node.kind === "sequence") body = useBlockCollection ? state.seqNoIndent && !isblockseq && level > 0 ? writeBlockSequence(state, level - 1, node, compact) : writeBlockSequence(state, level, node, compact) : writeFlowSequence(state, level, node);
		else {
			let layout = scalarLayout(state, node, parent, level, iskey, !block);
			detectAllowedStyles(layout);
			for (let rule of state.scalarStyleRules) rule(layout);
			body = renderScalar(layout);
			state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
			shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
		}
		node.kind !== "mapping" && node.kind !== "sequence" || useBlockCollection || (state.openEnded = !1);
		useBlockCollection && compact && level > 0 && state.indent > 2 && (body = `${" ".repeat(state.indent - 2)}${body}`);
		let noBody = body === "";
		let text = body;
		if (shouldPrintTag || hasAnchor) {
			let props = [];
			let tag = shouldPrintTag ? nodeTagShort(node) : null;
			let anchor = hasAnchor ? `&${node.anchor}` : null;
			if (state.tagBeforeAnchor) {
				tag !== null && props.push(tag);
				anchor !== null && props.push(anchor);
			} else {
				anchor !== null && props.push(anchor);
				tag !== null && props.push(tag);
			}
			let sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
			text = `${props.join(" ")}${sep}${body}`;
		}
		return {
			text,
			noBody
		};
	}
	function rootStartsOwnLine(node) {
		return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
	}
	function writeDocumentDirectives(doc) {
		let result = "";
		for (let directive of doc.directives) {
			if (directive.kind === "yaml") {
				result += `%YAML ${directive.version}\n`;
				continue;
			}
			let { handle, prefix } = directive;
			result += `%TAG ${handle} ${prefix}\n`;
		}
		return result;
	}
	function present(documents, options) {
		let state = createPresenterState(options);
		let result = "";
		let previousEnded = !1;
		for (let index = 0; index < documents.length; index += 1) {
			let doc = documents[index];
			state.openEnded = !1;
			let directives = writeDocumentDirectives(doc);
			let hasDirectives = directives !== "";
			let marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
			result += directives;
			if (doc.contents === null) marker && (result += "---\n");
			else if (marker) {
				let body = writeNode(state, 0, doc.contents, null, {
					block: !0,
					compact: !0
				}).text;
				let sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
				result += `---${sep}${body}\n`;
			} else result += writeNode(state, 0, doc.contents, null, {
				block: !0,
				compact: !0
			}).text + "\n";
			previousEnded = doc.explicitEnd || state.openEnded;
			previousEnded && (result += "...\n");
		}
		return result;
	}
	var DEFAULT_DUMP_OPTIONS = _objectSpread2(_objectSpread2({}, DEFAULT_PRESENTER_OPTIONS), {}, {
		schema: DUMP_SCHEMA,
		skipInvalid: !1,
		noRefs: !1,
		flowLevel: -1,
		sortKeys: !1,
		transform: () => {}
	});
	function defaultCompareFn(a, b) {
		let x = String(a);
		let y = String(b);
		if (x < y) return -1;
		if (x > y) return 1;
		return 0;
	}
	var NO_RANGE = -1;
	function eventPosition(event) {
		if ("tagStart" in event && event.tagStart !== NO_RANGE) return event.tagStart;
		if ("anchorStart" in event && event.anchorStart !== NO_RANGE) return event.anchorStart;
		if ("valueStart" in event && event.valueStart !== NO_RANGE) return event.valueStart;
		if ("start" in event) return event.start;
		return 0;
	}
	function rawTag(state, event) {
		return event.tagStart === NO_RANGE ? "" : state.source.slice(event.tagStart, event.tagEnd);
	}
	function anchorName(state, event) {
		return event.anchorStart === NO_RANGE ? void 0 : state.source.slice(event.anchorStart, event.anchorEnd);
	}
	function buildScalar(state, event) {
		let value = getScalarValue(state.source, event);
		let raw = rawTag(state, event);
		let tag;
		let tagged = !1;
		if (raw !== "") {
			tagged = !0;
			tag = raw;
		} else tag = event.style === SCALAR_STYLE.PLAIN ? state.schema.resolveImplicitScalarTag(value).tag.tagName : state.schema.defaultScalarTag.tagName;
		return {
			kind: "scalar",
			tag,
			tagged,
			style: event.style,
			anchor: anchorName(state, event),
			value
		};
	}
	function buildCollection(state, event, defaultTagName) {
		let raw = rawTag(state, event);
		let tag;
		let tagged = !1;
		if (raw === "") tag = defaultTagName;
		else {
			tag = raw;
			tagged = !0;
		}
		return {
			tag,
			tagged,
			style: event.style,
			anchor: anchorName(state, event)
		};
	}
	function addNode(state, node) {
		let frame = state.frames[state.frames.length - 1];
		if (frame.kind === "document") frame.doc.contents = node;
		else if (frame.kind === "sequence") frame.node.items.push(node);
		else if (frame.key) {
			frame.node.items.push({
				key: frame.key,
				value: node
			});
			frame.key = null;
		} else frame.key = node;
	}
	var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
	var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
	var EVENT_MAPPING = EVENT_ID.MAPPING;
	var EVENT_SCALAR = EVENT_ID.SCALAR;
	var EVENT_ALIAS = EVENT_ID.ALIAS;
	var EVENT_POP = EVENT_ID.POP;
	var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
	var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
	var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
	var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
	var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
	var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
	var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
	var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
	var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
	var CHOMPING_KEEP = CHOMPING_MODE.KEEP;
	exports.CHOMPING_CLIP = CHOMPING_CLIP;
	exports.CHOMPING_KEEP = CHOMPING_KEEP;
	exports.CHOMPING_MODE = CHOMPING_MODE;
	exports.CHOMPING_STRIP = CHOMPING_STRIP;
	exports.COLLECTION_STYLE = COLLECTION_STYLE;
	exports.COLLECTION_STYLE_BLOCK = COLLECTION_STYLE_BLOCK;
	exports.COLLECTION_STYLE_FLOW = COLLECTION_STYLE_FLOW;
	exports.CORE_SCHEMA = CORE_SCHEMA;
	exports.DEFAULT_SCALAR_STYLE_RULES = DEFAULT_SCALAR_STYLE_RULES;
	exports.DUMP_SCHEMA = DUMP_SCHEMA;
	exports.EVENT_ALIAS = EVENT_ALIAS;
	exports.EVENT_DOCUMENT = EVENT_DOCUMENT;
	exports.EVENT_ID = EVENT_ID;
	exports.EVENT_MAPPING = EVENT_MAPPING;
	exports.EVENT_POP = EVENT_POP;
	exports.EVENT_SCALAR = EVENT_SCALAR;
	exports.EVENT_SEQUENCE = EVENT_SEQUENCE;
	exports.FAILSAFE_SCHEMA = FAILSAFE_SCHEMA;
	exports.JSON_SCHEMA = JSON_SCHEMA;
	exports.NOT_RESOLVED = NOT_RESOLVED;
	exports.SCALAR_STYLE = SCALAR_STYLE;
	exports.SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE_DOUBLE_QUOTED;
	exports.SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE_FOLDED_BLOCK;
	exports.SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE_LITERAL_BLOCK;
	exports.SCALAR_STYLE_PLAIN = SCALAR_STYLE_PLAIN;
	exports.SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE_SINGLE_QUOTED;
	exports.Schema = Schema;
	exports.VISIT_BREAK = VISIT_BREAK;
	exports.VISIT_SKIP = VISIT_SKIP;
	exports.YAML11_SCHEMA = YAML11_SCHEMA;
	exports.YAMLException = YAMLException;
	exports.binaryTag = binaryTag;
	exports.boolCoreTag = boolCoreTag;
	exports.boolJsonTag = boolJsonTag;
	exports.boolYaml11Tag = boolYaml11Tag;
	exports.constructFromEvents = constructFromEvents;
	exports.defineMappingTag = defineMappingTag;
	exports.defineScalarTag = defineScalarTag;
	exports.defineSequenceTag = defineSequenceTag;
	exports.dump = function dump(input, options = {}) {
		let opts = _objectSpread2(_objectSpread2({}, DEFAULT_DUMP_OPTIONS), options);
		let documents = jsToAst(input, opts.schema, {
			noRefs: opts.noRefs,
			skipInvalid: opts.skipInvalid
		});
		opts.flowLevel >= 0 && visit(documents, (node, ctx) => {
			if (ctx.depth < opts.flowLevel) return;
			(node.kind === "sequence" || node.kind === "mapping") && (node.style = COLLECTION_STYLE.FLOW);
			return VISIT_SKIP;
		});
		if (opts.sortKeys) {
			let compareFn = opts.sortKeys === !0 ? defaultCompareFn : opts.sortKeys;
			visit(documents, (node) => {
				if (node.kind !== "mapping") return;
				node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
			});
		}
		opts.transform(documents);
		return present(documents, _objectSpread2(_objectSpread2({}, pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS))), {}, { schema: opts.schema }));
	};
	exports.eventsToAst = function eventsToAst(events, options) {
		let state = {
			source: options.source,
			schema: options.schema,
			eventIndex: 0,
			position: 0,
			frames: [],
			documents: []
		};
		for (; state.eventIndex < events.length;) {
			let event = events[state.eventIndex++];
			state.position = eventPosition(event);
			switch (event.type) {
				case EVENT_ID.DOCUMENT: {
					let doc = {
						contents: null,
						explicitStart: event.explicitStart,
						explicitEnd: event.explicitEnd,
						directives: event.directives
					};
					state.frames.push({
						kind: "document",
						doc
					});
					break;
				}
				case EVENT_ID.SCALAR:
					addNode(state, buildScalar(state, event));
					break;
				case EVENT_ID.SEQUENCE: {
					let { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:seq");
					let node = {
						kind: "sequence",
						tag,
						tagged,
						style,
						anchor,
						items: []
					};
					state.frames.push({
						kind: "sequence",
						node
					});
					break;
				}
				case EVENT_ID.MAPPING: {
					let { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:map");
					let node = {
						kind: "mapping",
						tag,
						tagged,
						style,
						anchor,
						items: []
					};
					state.frames.push({
						kind: "mapping",
						node,
						key: null
					});
					break;
				}
				case EVENT_ID.ALIAS:
					addNode(state, {
						kind: "alias",
						anchor: state.source.slice(event.anchorStart, event.anchorEnd)
					});
					break;
				case EVENT_ID.POP: {
					let frame = state.frames.pop();
					if (frame.kind === "mapping" && frame.key) throw Error("incomplete mapping pair in event stream");
					frame.kind === "document" ? state.documents.push(frame.doc) : addNode(state, frame.node);
					break;
				}
			}
		}
		return state.documents;
	};
	exports.floatCoreTag = floatCoreTag;
	exports.floatJsonTag = floatJsonTag;
	exports.floatYaml11Tag = floatYaml11Tag;
	exports.getScalarValue = getScalarValue;
	exports.intCoreTag = intCoreTag;
	exports.intJsonTag = intJsonTag;
	exports.intYaml11Tag = intYaml11Tag;
	exports.jsToAst = jsToAst;
	exports.legacyMapTag = legacyMapTag;
	exports.load = function load(input, options) {
		let documents = loadDocuments(input, options);
		if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
		if (documents.length === 1) return documents[0];
		throw new YAMLException("expected a single document in the stream, but found more");
	};
	exports.loadAll = function loadAll(input, iteratorOrOptions, options) {
		let iterator = null;
		typeof iteratorOrOptions == "function" ? iterator = iteratorOrOptions : typeof iteratorOrOptions == "object" && iteratorOrOptions && (options = iteratorOrOptions);
		let documents = loadDocuments(input, options);
		if (iterator === null) return documents;
		for (let document of documents) iterator(document);
	};
	exports.mapTag = mapTag;
	exports.mergeTag = mergeTag;
	exports.nullCoreTag = nullCoreTag;
	exports.nullJsonTag = nullJsonTag;
	exports.nullYaml11Tag = nullYaml11Tag;
	exports.omapTag = omapTag;
	exports.pairsTag = pairsTag;
	exports.parseEvents = parseEvents;
	exports.present = present;
	exports.realMapTag = realMapTag;
	exports.seqTag = seqTag;
	exports.setTag = setTag;
	exports.strTag = strTag;
	exports.timestampTag = timestampTag;
	exports.visit = visit;
}));
// \0lazy-js-yaml
const load$1 = (...given) => require_js_yaml_cjs().load(...given);
// \0undici-stub
function refuse() {
	throw Error("undici is not part of this build: requests to the cluster go through node:https");
}
var Agent$2 = class {
	constructor() {
		refuse();
	}
};
var ProxyAgent = class {
	constructor() {
		refuse();
	}
};
const fetch$1 = refuse;
// node_modules/jsonpath-plus/dist/index-node-cjs.cjs
var require_index_node_cjs = __commonJSMin(((exports) => {
	var vm = __nccwpck_require__(154);
	var Hooks = class {
		add(name, callback, first) {
			if (typeof arguments[0] != "string") for (let name in arguments[0]) this.add(name, arguments[0][name], arguments[1]);
			else (Array.isArray(name) ? name : [name]).forEach(function(name) {
				this[name] = this[name] || [];
				callback && this[name][first ? "unshift" : "push"](callback);
			}, this);
		}
		run(name, env) {
			this[name] = this[name] || [];
			this[name].forEach(function(callback) {
				callback.call(env && env.context ? env.context : env, env);
			});
		}
	};
	var Plugins = class {
		constructor(jsep) {
			this.jsep = jsep;
			this.registered = {};
		}
		register(...plugins) {
			plugins.forEach((plugin) => {
				if (typeof plugin != "object" || !plugin.name || !plugin.init) throw Error("Invalid JSEP plugin format");
				if (this.registered[plugin.name]) return;
				plugin.init(this.jsep);
				this.registered[plugin.name] = plugin;
			});
		}
	};
	var Jsep = class Jsep {
		static get version() {
			return "1.4.0";
		}
		static toString() {
			return "JavaScript Expression Parser (JSEP) v" + Jsep.version;
		}
		static addUnaryOp(op_name) {
			Jsep.max_unop_len = Math.max(op_name.length, Jsep.max_unop_len);
			Jsep.unary_ops[op_name] = 1;
			return Jsep;
		}
		static addBinaryOp(op_name, precedence, isRightAssociative) {
			Jsep.max_binop_len = Math.max(op_name.length, Jsep.max_binop_len);
			Jsep.binary_ops[op_name] = precedence;
			isRightAssociative ? Jsep.right_associative.add(op_name) : Jsep.right_associative.delete(op_name);
			return Jsep;
		}
		static addIdentifierChar(char) {
			Jsep.additional_identifier_chars.add(char);
			return Jsep;
		}
		static addLiteral(literal_name, literal_value) {
			Jsep.literals[literal_name] = literal_value;
			return Jsep;
		}
		static removeUnaryOp(op_name) {
			delete Jsep.unary_ops[op_name];
			op_name.length === Jsep.max_unop_len && (Jsep.max_unop_len = Jsep.getMaxKeyLen(Jsep.unary_ops));
			return Jsep;
		}
		static removeAllUnaryOps() {
			Jsep.unary_ops = {};
			Jsep.max_unop_len = 0;
			return Jsep;
		}
		static removeIdentifierChar(char) {
			Jsep.additional_identifier_chars.delete(char);
			return Jsep;
		}
		static removeBinaryOp(op_name) {
			delete Jsep.binary_ops[op_name];
			op_name.length === Jsep.max_binop_len && (Jsep.max_binop_len = Jsep.getMaxKeyLen(Jsep.binary_ops));
			Jsep.right_associative.delete(op_name);
			return Jsep;
		}
		static removeAllBinaryOps() {
			Jsep.binary_ops = {};
			Jsep.max_binop_len = 0;
			return Jsep;
		}
		static removeLiteral(literal_name) {
			delete Jsep.literals[literal_name];
			return Jsep;
		}
		static removeAllLiterals() {
			Jsep.literals = {};
			return Jsep;
		}
		get char() {
			return this.expr.charAt(this.index);
		}
		get code() {
			return this.expr.charCodeAt(this.index);
		}
		constructor(expr) {
			this.expr = expr;
			this.index = 0;
		}
		static parse(expr) {
			return new Jsep(expr).parse();
		}
		static getMaxKeyLen(obj) {
			return Math.max(0, ...Object.keys(obj).map((k) => k.length));
		}
		static isDecimalDigit(ch) {
			return ch >= 48 && ch <= 57;
		}
		static binaryPrecedence(op_val) {
			return Jsep.binary_ops[op_val] || 0;
		}
		static isIdentifierStart(ch) {
			return ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || ch >= 128 && !Jsep.binary_ops[String.fromCharCode(ch)] || Jsep.additional_identifier_chars.has(String.fromCharCode(ch));
		}
		static isIdentifierPart(ch) {
			return Jsep.isIdentifierStart(ch) || Jsep.isDecimalDigit(ch);
		}
		throwError(message) {
			let error = Error(message + " at character " + this.index);
			error.index = this.index;
			error.description = message;
			throw error;
		}
		runHook(name, node) {
			if (Jsep.hooks[name]) {
				let env = {
					context: this,
					node
				};
				Jsep.hooks.run(name, env);
				return env.node;
			}
			return node;
		}
		searchHook(name) {
			if (Jsep.hooks[name]) {
				let env = { context: this };
				Jsep.hooks[name].find(function(callback) {
					callback.call(env.context, env);
					return env.node;
				});
				return env.node;
			}
		}
		gobbleSpaces() {
			let ch = this.code;
			for (; ch === Jsep.SPACE_CODE || ch === Jsep.TAB_CODE || ch === Jsep.LF_CODE || ch === Jsep.CR_CODE;) ch = this.expr.charCodeAt(++this.index);
			this.runHook("gobble-spaces");
		}
		parse() {
			this.runHook("before-all");
			let nodes = this.gobbleExpressions();
			let node = nodes.length === 1 ? nodes[0] : {
				type: Jsep.COMPOUND,
				body: nodes
			};
			return this.runHook("after-all", node);
		}
		gobbleExpressions(untilICode) {
			let nodes = [], ch_i, node;
			for (; this.index < this.expr.length;) {
				ch_i = this.code;
				if (ch_i === Jsep.SEMCOL_CODE || ch_i === Jsep.COMMA_CODE) this.index++;
				else if (node = this.gobbleExpression()) nodes.push(node);
				else if (this.index < this.expr.length) {
					if (ch_i === untilICode) break;
					this.throwError("Unexpected \"" + this.char + "\"");
				}
			}
			return nodes;
		}
		gobbleExpression() {
			let node = this.searchHook("gobble-expression") || this.gobbleBinaryExpression();
			this.gobbleSpaces();
			return this.runHook("after-expression", node);
		}
		gobbleBinaryOp() {
			this.gobbleSpaces();
			let to_check = this.expr.substr(this.index, Jsep.max_binop_len);
			let tc_len = to_check.length;
			for (; tc_len > 0;) {
				if (Jsep.binary_ops.hasOwnProperty(to_check) && (!Jsep.isIdentifierStart(this.code) || this.index + to_check.length < this.expr.length && !Jsep.isIdentifierPart(this.expr.charCodeAt(this.index + to_check.length)))) {
					this.index += tc_len;
					return to_check;
				}
				to_check = to_check.substr(0, --tc_len);
			}
			return !1;
		}
		gobbleBinaryExpression() {
			let node, biop, prec, stack, biop_info, left, right, i, cur_biop;
			left = this.gobbleToken();
			if (!left) return left;
			biop = this.gobbleBinaryOp();
			if (!biop) return left;
			biop_info = {
				value: biop,
				prec: Jsep.binaryPrecedence(biop),
				right_a: Jsep.right_associative.has(biop)
			};
			right = this.gobbleToken();
			right || this.throwError("Expected expression after " + biop);
			stack = [
				left,
				biop_info,
				right
			];
			for (; biop = this.gobbleBinaryOp();) {
				prec = Jsep.binaryPrecedence(biop);
				if (prec === 0) {
					this.index -= biop.length;
					break;
				}
				biop_info = {
					value: biop,
					prec,
					right_a: Jsep.right_associative.has(biop)
				};
				cur_biop = biop;
				let comparePrev = (prev) => biop_info.right_a && prev.right_a ? prec > prev.prec : prec <= prev.prec;
				for (; stack.length > 2 && comparePrev(stack[stack.length - 2]);) {
					right = stack.pop();
					biop = stack.pop().value;
					left = stack.pop();
					node = {
						type: Jsep.BINARY_EXP,
						operator: biop,
						left,
						right
					};
					stack.push(node);
				}
				node = this.gobbleToken();
				node || this.throwError("Expected expression after " + cur_biop);
				stack.push(biop_info, node);
			}
			i = stack.length - 1;
			node = stack[i];
			for (; i > 1;) {
				node = {
					type: Jsep.BINARY_EXP,
					operator: stack[i - 1].value,
					left: stack[i - 2],
					right: node
				};
				i -= 2;
			}
			return node;
		}
		gobbleToken() {
			let ch, to_check, tc_len, node;
			this.gobbleSpaces();
			node = this.searchHook("gobble-token");
			if (node) return this.runHook("after-token", node);
			ch = this.code;
			if (Jsep.isDecimalDigit(ch) || ch === Jsep.PERIOD_CODE) return this.gobbleNumericLiteral();
			if (ch === Jsep.SQUOTE_CODE || ch === Jsep.DQUOTE_CODE) node = this.gobbleStringLiteral();
			else if (ch === Jsep.OBRACK_CODE) node = this.gobbleArray();
			else {
				to_check = this.expr.substr(this.index, Jsep.max_unop_len);
				tc_len = to_check.length;
				for (; tc_len > 0;) {
					if (Jsep.unary_ops.hasOwnProperty(to_check) && (!Jsep.isIdentifierStart(this.code) || this.index + to_check.length < this.expr.length && !Jsep.isIdentifierPart(this.expr.charCodeAt(this.index + to_check.length)))) {
						this.index += tc_len;
						let argument = this.gobbleToken();
						argument || this.throwError("missing unaryOp argument");
						return this.runHook("after-token", {
							type: Jsep.UNARY_EXP,
							operator: to_check,
							argument,
							prefix: !0
						});
					}
					to_check = to_check.substr(0, --tc_len);
				}
				if (Jsep.isIdentifierStart(ch)) {
					node = this.gobbleIdentifier();
					Jsep.literals.hasOwnProperty(node.name) ? node = {
						type: Jsep.LITERAL,
						value: Jsep.literals[node.name],
						raw: node.name
					} : node.name === Jsep.this_str && (node = { type: Jsep.THIS_EXP });
				} else ch === Jsep.OPAREN_CODE && (node = this.gobbleGroup());
			}
			if (!node) return this.runHook("after-token", !1);
			node = this.gobbleTokenProperty(node);
			return this.runHook("after-token", node);
		}
		gobbleTokenProperty(node) {
			this.gobbleSpaces();
			let ch = this.code;
			for (; ch === Jsep.PERIOD_CODE || ch === Jsep.OBRACK_CODE || ch === Jsep.OPAREN_CODE || ch === Jsep.QUMARK_CODE;) {
				let optional;
				if (ch === Jsep.QUMARK_CODE) {
					if (this.expr.charCodeAt(this.index + 1) !== Jsep.PERIOD_CODE) break;
					optional = !0;
					this.index += 2;
					this.gobbleSpaces();
					ch = this.code;
				}
				this.index++;
				if (ch === Jsep.OBRACK_CODE) {
					node = {
						type: Jsep.MEMBER_EXP,
						computed: !0,
						object: node,
						property: this.gobbleExpression()
					};
					node.property || this.throwError("Unexpected \"" + this.char + "\"");
					this.gobbleSpaces();
					ch = this.code;
					ch !== Jsep.CBRACK_CODE && this.throwError("Unclosed [");
					this.index++;
				} else if (ch === Jsep.OPAREN_CODE) node = {
					type: Jsep.CALL_EXP,
					arguments: this.gobbleArguments(Jsep.CPAREN_CODE),
					callee: node
				};
				else if (ch === Jsep.PERIOD_CODE || optional) {
					optional && this.index--;
					this.gobbleSpaces();
					node = {
						type: Jsep.MEMBER_EXP,
						computed: !1,
						object: node,
						property: this.gobbleIdentifier()
					};
				}
				optional && (node.optional = !0);
				this.gobbleSpaces();
				ch = this.code;
			}
			return node;
		}
		gobbleNumericLiteral() {
			let number = "", ch, chCode;
			for (; Jsep.isDecimalDigit(this.code);) number += this.expr.charAt(this.index++);
			if (this.code === Jsep.PERIOD_CODE) {
				number += this.expr.charAt(this.index++);
				for (; Jsep.isDecimalDigit(this.code);) number += this.expr.charAt(this.index++);
			}
			ch = this.char;
			if (ch === "e" || ch === "E") {
				number += this.expr.charAt(this.index++);
				ch = this.char;
				(ch === "+" || ch === "-") && (number += this.expr.charAt(this.index++));
				for (; Jsep.isDecimalDigit(this.code);) number += this.expr.charAt(this.index++);
				Jsep.isDecimalDigit(this.expr.charCodeAt(this.index - 1)) || this.throwError("Expected exponent (" + number + this.char + ")");
			}
			chCode = this.code;
			Jsep.isIdentifierStart(chCode) ? this.throwError("Variable names cannot start with a number (" + number + this.char + ")") : (chCode === Jsep.PERIOD_CODE || number.length === 1 && number.charCodeAt(0) === Jsep.PERIOD_CODE) && this.throwError("Unexpected period");
			return {
				type: Jsep.LITERAL,
				value: parseFloat(number),
				raw: number
			};
		}
		gobbleStringLiteral() {
			let str = "";
			let startIndex = this.index;
			let quote = this.expr.charAt(this.index++);
			let closed = !1;
			for (; this.index < this.expr.length;) {
				let ch = this.expr.charAt(this.index++);
				if (ch === quote) {
					closed = !0;
					break;
				} else if (ch === "\\") {
					ch = this.expr.charAt(this.index++);
					switch (ch) {
						case "n":
							str += "\n";
							break;
						case "r":
							str += "\r";
							break;
						case "t":
							str += "	";
							break;
						case "b":
							str += "\b";
							break;
						case "f":
							str += "\f";
							break;
						case "v":
							str += "\v";
							break;
						default: str += ch;
					}
				} else str += ch;
			}
			closed || this.throwError("Unclosed quote after \"" + str + "\"");
			return {
				type: Jsep.LITERAL,
				value: str,
				raw: this.expr.substring(startIndex, this.index)
			};
		}
		gobbleIdentifier() {
			let ch = this.code, start = this.index;
			Jsep.isIdentifierStart(ch) ? this.index++ : this.throwError("Unexpected " + this.char);
			for (; this.index < this.expr.length;) {
				ch = this.code;
				if (Jsep.isIdentifierPart(ch)) this.index++;
				else break;
			}
			return {
				type: Jsep.IDENTIFIER,
				name: this.expr.slice(start, this.index)
			};
		}
		gobbleArguments(termination) {
			let args = [];
			let closed = !1;
			let separator_count = 0;
			for (; this.index < this.expr.length;) {
				this.gobbleSpaces();
				let ch_i = this.code;
				if (ch_i === termination) {
					closed = !0;
					this.index++;
					termination === Jsep.CPAREN_CODE && separator_count && separator_count >= args.length && this.throwError("Unexpected token " + String.fromCharCode(termination));
					break;
				} else if (ch_i === Jsep.COMMA_CODE) {
					this.index++;
					separator_count++;
					if (separator_count !== args.length) {
						if (termination === Jsep.CPAREN_CODE) this.throwError("Unexpected token ,");
						else if (termination === Jsep.CBRACK_CODE) for (let arg = args.length; arg < separator_count; arg++) args.push(null);
					}
				} else if (args.length !== separator_count && separator_count !== 0) this.throwError("Expected comma");
				else {
					let node = this.gobbleExpression();
					node && node.type !== Jsep.COMPOUND || this.throwError("Expected comma");
					args.push(node);
				}
			}
			closed || this.throwError("Expected " + String.fromCharCode(termination));
			return args;
		}
		gobbleGroup() {
			this.index++;
			let nodes = this.gobbleExpressions(Jsep.CPAREN_CODE);
			if (this.code === Jsep.CPAREN_CODE) {
				this.index++;
				if (nodes.length === 1) return nodes[0];
				else if (nodes.length) return {
					type: Jsep.SEQUENCE_EXP,
					expressions: nodes
				};
				else return !1;
			} else this.throwError("Unclosed (");
		}
		gobbleArray() {
			this.index++;
			return {
				type: Jsep.ARRAY_EXP,
				elements: this.gobbleArguments(Jsep.CBRACK_CODE)
			};
		}
	};
	let hooks = new Hooks();
	Object.assign(Jsep, {
		hooks,
		plugins: new Plugins(Jsep),
		COMPOUND: "Compound",
		SEQUENCE_EXP: "SequenceExpression",
		IDENTIFIER: "Identifier",
		MEMBER_EXP: "MemberExpression",
		LITERAL: "Literal",
		THIS_EXP: "ThisExpression",
		CALL_EXP: "CallExpression",
		UNARY_EXP: "UnaryExpression",
		BINARY_EXP: "BinaryExpression",
		ARRAY_EXP: "ArrayExpression",
		TAB_CODE: 9,
		LF_CODE: 10,
		CR_CODE: 13,
		SPACE_CODE: 32,
		PERIOD_CODE: 46,
		COMMA_CODE: 44,
		SQUOTE_CODE: 39,
		DQUOTE_CODE: 34,
		OPAREN_CODE: 40,
		CPAREN_CODE: 41,
		OBRACK_CODE: 91,
		CBRACK_CODE: 93,
		QUMARK_CODE: 63,
		SEMCOL_CODE: 59,
		COLON_CODE: 58,
		unary_ops: {
			"-": 1,
			"!": 1,
			"~": 1,
			"+": 1
		},
		binary_ops: {
			"||": 1,
			"??": 1,
			"&&": 2,
			"|": 3,
			"^": 4,
			"&": 5,
			"==": 6,
			"!=": 6,
			"===": 6,
			"!==": 6,
			"<": 7,
			">": 7,
			"<=": 7,
			">=": 7,
			"<<": 8,
			">>": 8,
			">>>": 8,
			"+": 9,
			"-": 9,
			"*": 10,
			"/": 10,
			"%": 10,
			"**": 11
		},
		right_associative: new Set(["**"]),
		additional_identifier_chars: new Set(["$", "_"]),
		literals: {
			true: !0,
			false: !1,
			null: null
		},
		this_str: "this"
	});
	Jsep.max_unop_len = Jsep.getMaxKeyLen(Jsep.unary_ops);
	Jsep.max_binop_len = Jsep.getMaxKeyLen(Jsep.binary_ops);
	let jsep = (expr) => new Jsep(expr).parse();
	let stdClassProps = Object.getOwnPropertyNames(class Test {});
	Object.getOwnPropertyNames(Jsep).filter((prop) => !stdClassProps.includes(prop) && jsep[prop] === void 0).forEach((m) => {
		jsep[m] = Jsep[m];
	});
	jsep.Jsep = Jsep;
	jsep.plugins.register({
		name: "ternary",
		init(jsep) {
			jsep.hooks.add("after-expression", function gobbleTernary(env) {
				if (env.node && this.code === jsep.QUMARK_CODE) {
					this.index++;
					let test = env.node;
					let consequent = this.gobbleExpression();
					consequent || this.throwError("Expected expression");
					this.gobbleSpaces();
					if (this.code === jsep.COLON_CODE) {
						this.index++;
						let alternate = this.gobbleExpression();
						alternate || this.throwError("Expected expression");
						env.node = {
							type: "ConditionalExpression",
							test,
							consequent,
							alternate
						};
						if (test.operator && jsep.binary_ops[test.operator] <= .9) {
							let newTest = test;
							for (; newTest.right.operator && jsep.binary_ops[newTest.right.operator] <= .9;) newTest = newTest.right;
							env.node.test = newTest.right;
							newTest.right = env.node;
							env.node = test;
						}
					} else this.throwError("Expected :");
				}
			});
		}
	});
	var index = {
		name: "regex",
		init(jsep) {
			jsep.hooks.add("gobble-token", function gobbleRegexLiteral(env) {
				if (this.code === 47) {
					let patternIndex = ++this.index;
					let inCharSet = !1;
					for (; this.index < this.expr.length;) {
						if (this.code === 47 && !inCharSet) {
							let pattern = this.expr.slice(patternIndex, this.index);
							let flags = "";
							for (; ++this.index < this.expr.length;) {
								let code = this.code;
								if (code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57) flags += this.char;
								else break;
							}
							let value;
							try {
								value = new RegExp(pattern, flags);
							} catch (e) {
								this.throwError(e.message);
							}
							env.node = {
								type: jsep.LITERAL,
								value,
								raw: this.expr.slice(patternIndex - 1, this.index)
							};
							env.node = this.gobbleTokenProperty(env.node);
							return env.node;
						}
						this.code === jsep.OBRACK_CODE ? inCharSet = !0 : inCharSet && this.code === jsep.CBRACK_CODE && (inCharSet = !1);
						this.index += this.code === 92 ? 2 : 1;
					}
					this.throwError("Unclosed Regex");
				}
			});
		}
	};
	let plugin = {
		name: "assignment",
		assignmentOperators: new Set([
			"=",
			"*=",
			"**=",
			"/=",
			"%=",
			"+=",
			"-=",
			"<<=",
			">>=",
			">>>=",
			"&=",
			"^=",
			"|=",
			"||=",
			"&&=",
			"??="
		]),
		updateOperators: [43, 45],
		assignmentPrecedence: .9,
		init(jsep) {
			let updateNodeTypes = [jsep.IDENTIFIER, jsep.MEMBER_EXP];
			plugin.assignmentOperators.forEach((op) => jsep.addBinaryOp(op, plugin.assignmentPrecedence, !0));
			jsep.hooks.add("gobble-token", function gobbleUpdatePrefix(env) {
				let code = this.code;
				if (plugin.updateOperators.some((c) => c === code && c === this.expr.charCodeAt(this.index + 1))) {
					this.index += 2;
					env.node = {
						type: "UpdateExpression",
						operator: code === 43 ? "++" : "--",
						argument: this.gobbleTokenProperty(this.gobbleIdentifier()),
						prefix: !0
					};
					env.node.argument && updateNodeTypes.includes(env.node.argument.type) || this.throwError(`Unexpected ${env.node.operator}`);
				}
			});
			jsep.hooks.add("after-token", function gobbleUpdatePostfix(env) {
				if (env.node) {
					let code = this.code;
					if (plugin.updateOperators.some((c) => c === code && c === this.expr.charCodeAt(this.index + 1))) {
						updateNodeTypes.includes(env.node.type) || this.throwError(`Unexpected ${env.node.operator}`);
						this.index += 2;
						env.node = {
							type: "UpdateExpression",
							operator: code === 43 ? "++" : "--",
							argument: env.node,
							prefix: !1
						};
					}
				}
			});
			jsep.hooks.add("after-expression", function gobbleAssignment(env) {
				env.node && updateBinariesToAssignments(env.node);
			});
			function updateBinariesToAssignments(node) {
				if (plugin.assignmentOperators.has(node.operator)) {
					node.type = "AssignmentExpression";
					updateBinariesToAssignments(node.left);
					updateBinariesToAssignments(node.right);
				} else node.operator || Object.values(node).forEach((val) => {
					val && typeof val == "object" && updateBinariesToAssignments(val);
				});
			}
		}
	};
	jsep.plugins.register(index, plugin);
	jsep.addUnaryOp("typeof");
	jsep.addUnaryOp("void");
	jsep.addLiteral("null", null);
	jsep.addLiteral("undefined", void 0);
	let BLOCKED_PROTO_PROPERTIES = new Set([
		"constructor",
		"__proto__",
		"__defineGetter__",
		"__defineSetter__",
		"__lookupGetter__",
		"__lookupSetter__"
	]);
	let SafeEval = {
		evalAst(ast, subs) {
			switch (ast.type) {
				case "BinaryExpression":
				case "LogicalExpression": return SafeEval.evalBinaryExpression(ast, subs);
				case "Compound": return SafeEval.evalCompound(ast, subs);
				case "ConditionalExpression": return SafeEval.evalConditionalExpression(ast, subs);
				case "Identifier": return SafeEval.evalIdentifier(ast, subs);
				case "Literal": return SafeEval.evalLiteral(ast, subs);
				case "MemberExpression": return SafeEval.evalMemberExpression(ast, subs);
				case "UnaryExpression": return SafeEval.evalUnaryExpression(ast, subs);
				case "ArrayExpression": return SafeEval.evalArrayExpression(ast, subs);
				case "CallExpression": return SafeEval.evalCallExpression(ast, subs);
				case "AssignmentExpression": return SafeEval.evalAssignmentExpression(ast, subs);
				default: throw SyntaxError("Unexpected expression", ast);
			}
		},
		evalBinaryExpression(ast, subs) {
			return {
				"||": (a, b) => a || b(),
				"&&": (a, b) => a && b(),
				"|": (a, b) => a | b(),
				"^": (a, b) => a ^ b(),
				"&": (a, b) => a & b(),
				"==": (a, b) => a == b(),
				"!=": (a, b) => a != b(),
				"===": (a, b) => a === b(),
				"!==": (a, b) => a !== b(),
				"<": (a, b) => a < b(),
				">": (a, b) => a > b(),
				"<=": (a, b) => a <= b(),
				">=": (a, b) => a >= b(),
				"<<": (a, b) => a << b(),
				">>": (a, b) => a >> b(),
				">>>": (a, b) => a >>> b(),
				"+": (a, b) => a + b(),
				"-": (a, b) => a - b(),
				"*": (a, b) => a * b(),
				"/": (a, b) => a / b(),
				"%": (a, b) => a % b()
			}[ast.operator](SafeEval.evalAst(ast.left, subs), () => SafeEval.evalAst(ast.right, subs));
		},
		evalCompound(ast, subs) {
			let last;
			for (let i = 0; i < ast.body.length; i++) {
				ast.body[i].type === "Identifier" && [
					"var",
					"let",
					"const"
				].includes(ast.body[i].name) && ast.body[i + 1] && ast.body[i + 1].type === "AssignmentExpression" && (i += 1);
				let expr = ast.body[i];
				last = SafeEval.evalAst(expr, subs);
			}
			return last;
		},
		evalConditionalExpression(ast, subs) {
			if (SafeEval.evalAst(ast.test, subs)) return SafeEval.evalAst(ast.consequent, subs);
			return SafeEval.evalAst(ast.alternate, subs);
		},
		evalIdentifier(ast, subs) {
			if (Object.hasOwn(subs, ast.name)) return subs[ast.name];
			throw ReferenceError(`${ast.name} is not defined`);
		},
		evalLiteral(ast) {
			return ast.value;
		},
		evalMemberExpression(ast, subs) {
			let prop = String(ast.computed ? SafeEval.evalAst(ast.property) : ast.property.name);
			let obj = SafeEval.evalAst(ast.object, subs);
			if (obj == null) throw TypeError(`Cannot read properties of ${obj} (reading '${prop}')`);
			if (!Object.hasOwn(obj, prop) && BLOCKED_PROTO_PROPERTIES.has(prop)) throw TypeError(`Cannot read properties of ${obj} (reading '${prop}')`);
			let result = obj[prop];
			if (typeof result == "function") return result.bind(obj);
			return result;
		},
		evalUnaryExpression(ast, subs) {
			return {
				"-": (a) => -SafeEval.evalAst(a, subs),
				"!": (a) => !SafeEval.evalAst(a, subs),
				"~": (a) => ~SafeEval.evalAst(a, subs),
				"+": (a) => +SafeEval.evalAst(a, subs),
				typeof: (a) => typeof SafeEval.evalAst(a, subs),
				void: (a) => void SafeEval.evalAst(a, subs)
			}[ast.operator](ast.argument);
		},
		evalArrayExpression(ast, subs) {
			return ast.elements.map((el) => SafeEval.evalAst(el, subs));
		},
		evalCallExpression(ast, subs) {
			let args = ast.arguments.map((arg) => SafeEval.evalAst(arg, subs));
			let func = SafeEval.evalAst(ast.callee, subs);
			if (func === Function) throw Error("Function constructor is disabled");
			return func(...args);
		},
		evalAssignmentExpression(ast, subs) {
			if (ast.left.type !== "Identifier") throw SyntaxError("Invalid left-hand side in assignment");
			let id = ast.left.name;
			subs[id] = SafeEval.evalAst(ast.right, subs);
			return subs[id];
		}
	};
	var SafeScript = class {
		constructor(expr) {
			this.code = expr;
			this.ast = jsep(this.code);
		}
		runInNewContext(context) {
			let keyMap = Object.assign(Object.create(null), context);
			return SafeEval.evalAst(this.ast, keyMap);
		}
	};
	function push(arr, item) {
		arr = arr.slice();
		arr.push(item);
		return arr;
	}
	function unshift(item, arr) {
		arr = arr.slice();
		arr.unshift(item);
		return arr;
	}
	var NewError = class extends Error {
		constructor(value) {
			super("JSONPath should not be called with \"new\" (it prevents return of (unwrapped) scalar values)");
			this.avoidNew = !0;
			this.value = value;
			this.name = "NewError";
		}
	};
	function JSONPath(opts, expr, obj, callback, otherTypeCallback) {
		if (!(this instanceof JSONPath)) try {
			return new JSONPath(opts, expr, obj, callback, otherTypeCallback);
		} catch (e) {
			if (!e.avoidNew) throw e;
			return e.value;
		}
		if (typeof opts == "string") {
			otherTypeCallback = callback;
			callback = obj;
			obj = expr;
			expr = opts;
			opts = null;
		}
		let optObj = opts && typeof opts == "object";
		opts ||= {};
		this.json = opts.json || obj;
		this.path = opts.path || expr;
		this.resultType = opts.resultType || "value";
		this.flatten = opts.flatten || !1;
		this.wrap = !Object.hasOwn(opts, "wrap") || opts.wrap;
		this.sandbox = opts.sandbox || {};
		this.eval = opts.eval === void 0 ? "safe" : opts.eval;
		this.ignoreEvalErrors = opts.ignoreEvalErrors !== void 0 && opts.ignoreEvalErrors;
		this.parent = opts.parent || null;
		this.parentProperty = opts.parentProperty || null;
		this.callback = opts.callback || callback || null;
		this.otherTypeCallback = opts.otherTypeCallback || otherTypeCallback || function() {
			throw TypeError("You must supply an otherTypeCallback callback option with the @other() operator.");
		};
		if (opts.autostart !== !1) {
			let args = { path: optObj ? opts.path : expr };
			optObj ? "json" in opts && (args.json = opts.json) : args.json = obj;
			let ret = this.evaluate(args);
			if (!ret || typeof ret != "object") throw new NewError(ret);
			return ret;
		}
	}
	JSONPath.prototype.evaluate = function(expr, json, callback, otherTypeCallback) {
		let currParent = this.parent, currParentProperty = this.parentProperty;
		let { flatten, wrap } = this;
		this.currResultType = this.resultType;
		this.currEval = this.eval;
		this.currSandbox = this.sandbox;
		callback ||= this.callback;
		this.currOtherTypeCallback = otherTypeCallback || this.otherTypeCallback;
		json ||= this.json;
		expr ||= this.path;
		if (expr && typeof expr == "object" && !Array.isArray(expr)) {
			if (!expr.path && expr.path !== "") throw TypeError("You must supply a \"path\" property when providing an object argument to JSONPath.evaluate().");
			if (!Object.hasOwn(expr, "json")) throw TypeError("You must supply a \"json\" property when providing an object argument to JSONPath.evaluate().");
			({json} = expr);
			flatten = Object.hasOwn(expr, "flatten") ? expr.flatten : flatten;
			this.currResultType = Object.hasOwn(expr, "resultType") ? expr.resultType : this.currResultType;
			this.currSandbox = Object.hasOwn(expr, "sandbox") ? expr.sandbox : this.currSandbox;
			wrap = Object.hasOwn(expr, "wrap") ? expr.wrap : wrap;
			this.currEval = Object.hasOwn(expr, "eval") ? expr.eval : this.currEval;
			callback = Object.hasOwn(expr, "callback") ? expr.callback : callback;
			this.currOtherTypeCallback = Object.hasOwn(expr, "otherTypeCallback") ? expr.otherTypeCallback : this.currOtherTypeCallback;
			currParent = Object.hasOwn(expr, "parent") ? expr.parent : currParent;
			currParentProperty = Object.hasOwn(expr, "parentProperty") ? expr.parentProperty : currParentProperty;
			expr = expr.path;
		}
		currParent ||= null;
		currParentProperty ||= null;
		Array.isArray(expr) && (expr = JSONPath.toPathString(expr));
		if (!expr && expr !== "" || !json) return;
		let exprList = JSONPath.toPathArray(expr);
		exprList[0] === "$" && exprList.length > 1 && exprList.shift();
		this._hasParentSelector = null;
		let result = this._trace(exprList, json, ["$"], currParent, currParentProperty, callback).filter(function(ea) {
			return ea && !ea.isParentSelector;
		});
		if (!result.length) return wrap ? [] : void 0;
		if (!wrap && result.length === 1 && !result[0].hasArrExpr) return this._getPreferredOutput(result[0]);
		return result.reduce((rslt, ea) => {
			let valOrPath = this._getPreferredOutput(ea);
			flatten && Array.isArray(valOrPath) ? rslt = rslt.concat(valOrPath) : rslt.push(valOrPath);
			return rslt;
		}, []);
	};
	JSONPath.prototype._getPreferredOutput = function(ea) {
		let resultType = this.currResultType;
		switch (resultType) {
			case "all": {
				let path = Array.isArray(ea.path) ? ea.path : JSONPath.toPathArray(ea.path);
				ea.pointer = JSONPath.toPointer(path);
				ea.path = typeof ea.path == "string" ? ea.path : JSONPath.toPathString(ea.path);
				return ea;
			}
			case "value":
			case "parent":
			case "parentProperty": return ea[resultType];
			case "path": return JSONPath.toPathString(ea[resultType]);
			case "pointer": return JSONPath.toPointer(ea.path);
			default: throw TypeError("Unknown result type");
		}
	};
	JSONPath.prototype._handleCallback = function(fullRetObj, callback, type) {
		if (callback) {
			let preferredOutput = this._getPreferredOutput(fullRetObj);
			fullRetObj.path = typeof fullRetObj.path == "string" ? fullRetObj.path : JSONPath.toPathString(fullRetObj.path);
			callback(preferredOutput, type, fullRetObj);
		}
	};
	JSONPath.prototype._trace = function(expr, val, path, parent, parentPropName, callback, hasArrExpr, literalPriority) {
		let retObj;
		if (!expr.length) {
			retObj = {
				path,
				value: val,
				parent,
				parentProperty: parentPropName,
				hasArrExpr
			};
			this._handleCallback(retObj, callback, "value");
			return retObj;
		}
		let loc = expr[0], x = expr.slice(1);
		let ret = [];
		function addRet(elems) {
			Array.isArray(elems) ? elems.forEach((t) => {
				ret.push(t);
			}) : ret.push(elems);
		}
		if ((typeof loc != "string" || literalPriority) && val && Object.hasOwn(val, loc)) addRet(this._trace(x, val[loc], push(path, loc), val, loc, callback, hasArrExpr));
		else if (loc === "*") this._walk(val, (m) => {
			addRet(this._trace(x, val[m], push(path, m), val, m, callback, !0, !0));
		});
		else if (loc === "..") {
			addRet(this._trace(x, val, path, parent, parentPropName, callback, hasArrExpr));
			this._walk(val, (m) => {
				typeof val[m] == "object" && addRet(this._trace(expr.slice(), val[m], push(path, m), val, m, callback, !0));
			});
		} else if (loc === "^") {
			this._hasParentSelector = !0;
			return {
				path: path.slice(0, -1),
				expr: x,
				isParentSelector: !0
			};
		} else if (loc === "~") {
			retObj = {
				path: push(path, loc),
				value: parentPropName,
				parent,
				parentProperty: null
			};
			this._handleCallback(retObj, callback, "property");
			return retObj;
		} else if (loc === "$") addRet(this._trace(x, val, path, null, null, callback, hasArrExpr));
		else if (/^(-?\d*):(-?\d*):?(\d*)$/u.test(loc)) addRet(this._slice(loc, x, val, path, parent, parentPropName, callback));
		else if (loc.indexOf("?(") === 0) {
			if (this.currEval === !1) throw Error("Eval [?(expr)] prevented in JSONPath expression.");
			let safeLoc = loc.replace(/^\?\((.*?)\)$/u, "$1");
			let nested = /@.?([^?]*)[['](\??\(.*?\))(?!.\)\])[\]']/gu.exec(safeLoc);
			nested ? this._walk(val, (m) => {
				let npath = [nested[2]];
				let nvalue = nested[1] ? val[m][nested[1]] : val[m];
				this._trace(npath, nvalue, path, parent, parentPropName, callback, !0).length > 0 && addRet(this._trace(x, val[m], push(path, m), val, m, callback, !0));
			}) : this._walk(val, (m) => {
				this._eval(safeLoc, val[m], m, path, parent, parentPropName) && addRet(this._trace(x, val[m], push(path, m), val, m, callback, !0));
			});
		} else if (loc[0] === "(") {
			if (this.currEval === !1) throw Error("Eval [(expr)] prevented in JSONPath expression.");
			addRet(this._trace(unshift(this._eval(loc, val, path.at(-1), path.slice(0, -1), parent, parentPropName), x), val, path, parent, parentPropName, callback, hasArrExpr));
		} else if (loc[0] === "@") {
			let addType = !1;
			let valueType = loc.slice(1, -2);
			switch (valueType) {
				case "scalar":
					val && ["object", "function"].includes(typeof val) || (addType = !0);
					break;
				case "boolean":
				case "string":
				case "undefined":
				case "function":
					typeof val === valueType && (addType = !0);
					break;
				case "integer":
					Number.isFinite(val) && !(val % 1) && (addType = !0);
					break;
				case "number":
					Number.isFinite(val) && (addType = !0);
					break;
				case "nonFinite":
					typeof val == "number" && !Number.isFinite(val) && (addType = !0);
					break;
				case "object":
					val && typeof val === valueType && (addType = !0);
					break;
				case "array":
					Array.isArray(val) && (addType = !0);
					break;
				case "other":
					addType = this.currOtherTypeCallback(val, path, parent, parentPropName);
					break;
				case "null":
					val === null && (addType = !0);
					break;
				default: throw TypeError("Unknown value type " + valueType);
			}
			if (addType) {
				retObj = {
					path,
					value: val,
					parent,
					parentProperty: parentPropName
				};
				this._handleCallback(retObj, callback, "value");
				return retObj;
			}
		} else if (loc[0] === "`" && val && Object.hasOwn(val, loc.slice(1))) {
			let locProp = loc.slice(1);
			addRet(this._trace(x, val[locProp], push(path, locProp), val, locProp, callback, hasArrExpr, !0));
		} else if (loc.includes(",")) {
			let parts = loc.split(",");
			for (let part of parts) addRet(this._trace(unshift(part, x), val, path, parent, parentPropName, callback, !0));
		} else !literalPriority && val && Object.hasOwn(val, loc) && addRet(this._trace(x, val[loc], push(path, loc), val, loc, callback, hasArrExpr, !0));
		if (this._hasParentSelector) for (let t = 0; t < ret.length; t++) {
			let rett = ret[t];
			if (rett && rett.isParentSelector) {
				let tmp = this._trace(rett.expr, val, rett.path, parent, parentPropName, callback, hasArrExpr);
				if (Array.isArray(tmp)) {
					ret[t] = tmp[0];
					let tl = tmp.length;
					for (let tt = 1; tt < tl; tt++) {
						t++;
						ret.splice(t, 0, tmp[tt]);
					}
				} else ret[t] = tmp;
			}
		}
		return ret;
	};
	JSONPath.prototype._walk = function(val, f) {
		if (Array.isArray(val)) {
			let n = val.length;
			for (let i = 0; i < n; i++) f(i);
		} else val && typeof val == "object" && Object.keys(val).forEach((m) => {
			f(m);
		});
	};
	JSONPath.prototype._slice = function(loc, expr, val, path, parent, parentPropName, callback) {
		if (!Array.isArray(val)) return;
		let len = val.length, parts = loc.split(":"), step = parts[2] && Number.parseInt(parts[2]) || 1;
		let start = parts[0] && Number.parseInt(parts[0]) || 0, end = parts[1] && Number.parseInt(parts[1]) || len;
		start = start < 0 ? Math.max(0, start + len) : Math.min(len, start);
		end = end < 0 ? Math.max(0, end + len) : Math.min(len, end);
		let ret = [];
		for (let i = start; i < end; i += step) this._trace(unshift(i, expr), val, path, parent, parentPropName, callback, !0).forEach((t) => {
			ret.push(t);
		});
		return ret;
	};
	JSONPath.prototype._eval = function(code, _v, _vname, path, parent, parentPropName) {
		this.currSandbox._$_parentProperty = parentPropName;
		this.currSandbox._$_parent = parent;
		this.currSandbox._$_property = _vname;
		this.currSandbox._$_root = this.json;
		this.currSandbox._$_v = _v;
		let containsPath = code.includes("@path");
		containsPath && (this.currSandbox._$_path = JSONPath.toPathString(path.concat([_vname])));
		let scriptCacheKey = this.currEval + "Script:" + code;
		if (!JSONPath.cache[scriptCacheKey]) {
			let script = code.replaceAll("@parentProperty", "_$_parentProperty").replaceAll("@parent", "_$_parent").replaceAll("@property", "_$_property").replaceAll("@root", "_$_root").replaceAll(/@([.\s)[])/gu, "_$_v$1");
			containsPath && (script = script.replaceAll("@path", "_$_path"));
			if (this.currEval === "safe" || this.currEval === !0 || this.currEval === void 0) JSONPath.cache[scriptCacheKey] = new this.safeVm.Script(script);
			else if (this.currEval === "native") JSONPath.cache[scriptCacheKey] = new this.vm.Script(script);
			else if (typeof this.currEval == "function" && this.currEval.prototype && Object.hasOwn(this.currEval.prototype, "runInNewContext")) {
				let CurrEval = this.currEval;
				JSONPath.cache[scriptCacheKey] = new CurrEval(script);
			} else if (typeof this.currEval == "function") JSONPath.cache[scriptCacheKey] = { runInNewContext: (context) => this.currEval(script, context) };
			else throw TypeError(`Unknown "eval" property "${this.currEval}"`);
		}
		try {
			return JSONPath.cache[scriptCacheKey].runInNewContext(this.currSandbox);
		} catch (e) {
			if (this.ignoreEvalErrors) return !1;
			throw Error("jsonPath: " + e.message + ": " + code);
		}
	};
	JSONPath.cache = {};
	JSONPath.toPathString = function(pathArr) {
		let x = pathArr, n = x.length;
		let p = "$";
		for (let i = 1; i < n; i++) /^(~|\^|@.*?\(\))$/u.test(x[i]) || (p += /^[0-9*]+$/u.test(x[i]) ? "[" + x[i] + "]" : "['" + x[i] + "']");
		return p;
	};
	JSONPath.toPointer = function(pointer) {
		let x = pointer, n = x.length;
		let p = "";
		for (let i = 1; i < n; i++) /^(~|\^|@.*?\(\))$/u.test(x[i]) || (p += "/" + x[i].toString().replaceAll("~", "~0").replaceAll("/", "~1"));
		return p;
	};
	JSONPath.toPathArray = function(expr) {
		let { cache } = JSONPath;
		if (cache[expr]) return cache[expr].concat();
		let subx = [];
		cache[expr] = expr.replaceAll(/@(?:null|boolean|number|string|integer|undefined|nonFinite|scalar|array|object|function|other)\(\)/gu, ";$&;").replaceAll(/[['](\??\(.*?\))[\]'](?!.\])/gu, function($0, $1) {
			return "[#" + (subx.push($1) - 1) + "]";
		}).replaceAll(/\[['"]([^'\]]*)['"]\]/gu, function($0, prop) {
			return "['" + prop.replaceAll(".", "%@%").replaceAll("~", "%%@@%%") + "']";
		}).replaceAll("~", ";~;").replaceAll(/['"]?\.['"]?(?![^[]*\])|\[['"]?/gu, ";").replaceAll("%@%", ".").replaceAll("%%@@%%", "~").replaceAll(/(?:;)?(\^+)(?:;)?/gu, function($0, ups) {
			return ";" + ups.split("").join(";") + ";";
		}).replaceAll(/;;;|;;/gu, ";..;").replaceAll(/;$|'?\]|'$/gu, "").split(";").map(function(exp) {
			let match = exp.match(/#(\d+)/u);
			return !match || !match[1] ? exp : subx[match[1]];
		});
		return cache[expr].concat();
	};
	JSONPath.prototype.safeVm = { Script: SafeScript };
	JSONPath.prototype.vm = vm;
	exports.JSONPath = JSONPath;
}));
// \0lazy-jsonpath-plus
const JSONPath = (...given) => require_index_node_cjs().JSONPath(...given);
// node_modules/@kubernetes/client-node/dist/azure_auth.js
var AzureAuth = class {
	isAuthProvider(user) {
		if (!user || !user.authProvider) return !1;
		return user.authProvider.name === "azure";
	}
	async applyAuthentication(user, opts) {
		let token = this.getToken(user);
		token && (opts.headers.Authorization = `Bearer ${token}`);
	}
	getToken(user) {
		let config = user.authProvider.config;
		this.isExpired(config) && this.updateAccessToken(config);
		return config["access-token"];
	}
	isExpired(config) {
		let token = config["access-token"];
		let expiry = config.expiry;
		let expiresOn = config["expires-on"];
		if (!token) return !0;
		if (!expiry && !expiresOn) return !1;
		let expiresOnDate = expiresOn ? new Date(parseInt(expiresOn, 10) * 1e3) : void 0;
		if ((expiry ? Date.parse(expiry) : expiresOnDate.getTime()) < Date.now()) return !0;
		return !1;
	}
	updateAccessToken(config) {
		let cmd = config["cmd-path"];
		if (!cmd) throw Error("Token is expired!");
		cmd = `"${cmd}"`;
		let args = config["cmd-args"];
		args && (cmd = cmd + " " + args);
		let output;
		try {
			output = node_child_process.default.execSync(cmd);
		} catch (err) {
			throw Error("Failed to refresh token: " + err, { cause: err });
		}
		let resultObj = JSON.parse(output);
		let tokenPathKeyInConfig = config["token-key"];
		let expiryPathKeyInConfig = config["expiry-key"];
		let tokenPathKey = "$" + tokenPathKeyInConfig.slice(1, -1);
		let expiryPathKey = "$" + expiryPathKeyInConfig.slice(1, -1);
		config["access-token"] = JSONPath({
			path: tokenPathKey,
			json: resultObj
		});
		config.expiry = JSONPath({
			path: expiryPathKey,
			json: resultObj
		});
	}
};
// node_modules/@kubernetes/client-node/dist/config_types.js
const ActionOnInvalid = {
	THROW: "throw",
	FILTER: "filter"
};
function defaultNewConfigOptions() {
	return { onInvalidEntry: ActionOnInvalid.THROW };
}
function newClusters(a, opts) {
	if (!Array.isArray(a)) return [];
	let options = Object.assign(defaultNewConfigOptions(), opts || {});
	return a.map(clusterIterator(options.onInvalidEntry)).filter(Boolean);
}
function exportCluster(cluster) {
	return {
		name: cluster.name,
		cluster: {
			server: cluster.server,
			"certificate-authority-data": cluster.caData,
			"certificate-authority": cluster.caFile,
			"insecure-skip-tls-verify": cluster.skipTLSVerify,
			"tls-server-name": cluster.tlsServerName,
			"proxy-url": cluster.proxyUrl
		}
	};
}
function clusterIterator(onInvalidEntry) {
	return (elt, i, list) => {
		try {
			if (!elt.name) throw Error(`clusters[${i}].name is missing`);
			if (!elt.cluster) throw Error(`clusters[${i}].cluster is missing`);
			if (!elt.cluster.server) throw Error(`clusters[${i}].cluster.server is missing`);
			return {
				caData: elt.cluster["certificate-authority-data"],
				caFile: elt.cluster["certificate-authority"],
				name: elt.name,
				server: elt.cluster.server.replace(/\/$/, ""),
				skipTLSVerify: elt.cluster["insecure-skip-tls-verify"] === !0,
				tlsServerName: elt.cluster["tls-server-name"],
				proxyUrl: elt.cluster["proxy-url"]
			};
		} catch (err) {
			switch (onInvalidEntry) {
				case ActionOnInvalid.FILTER: return null;
				default:
				case ActionOnInvalid.THROW: throw err;
			}
		}
	};
}
function newUsers(a, opts) {
	if (!Array.isArray(a)) return [];
	let options = Object.assign(defaultNewConfigOptions(), opts || {});
	return a.map(userIterator(options.onInvalidEntry)).filter(Boolean);
}
function exportUser(user) {
	return {
		name: user.name,
		user: {
			as: user.impersonateUser,
			"auth-provider": user.authProvider,
			"client-certificate-data": user.certData,
			"client-certificate": user.certFile,
			exec: user.exec,
			"client-key-data": user.keyData,
			"client-key": user.keyFile,
			token: user.token,
			password: user.password,
			username: user.username
		}
	};
}
function userIterator(onInvalidEntry) {
	return (elt, i, list) => {
		try {
			if (!elt.name) throw Error(`users[${i}].name is missing`);
			return {
				authProvider: elt.user ? elt.user["auth-provider"] : null,
				certData: elt.user ? elt.user["client-certificate-data"] : null,
				certFile: elt.user ? elt.user["client-certificate"] : null,
				exec: elt.user ? elt.user.exec : null,
				keyData: elt.user ? elt.user["client-key-data"] : null,
				keyFile: elt.user ? elt.user["client-key"] : null,
				name: elt.name,
				token: findToken(elt.user),
				password: elt.user ? elt.user.password : null,
				username: elt.user ? elt.user.username : null,
				impersonateUser: elt.user ? elt.user.as : null
			};
		} catch (err) {
			switch (onInvalidEntry) {
				case ActionOnInvalid.FILTER: return null;
				default:
				case ActionOnInvalid.THROW: throw err;
			}
		}
	};
}
function findToken(user) {
	if (user) {
		if (user.token) return user.token;
		if (user["token-file"]) return node_fs.default.readFileSync(user["token-file"]).toString();
	}
}
function newContexts(a, opts) {
	if (!Array.isArray(a)) return [];
	let options = Object.assign(defaultNewConfigOptions(), opts || {});
	return a.map(contextIterator(options.onInvalidEntry)).filter(Boolean);
}
function exportContext(ctx) {
	return {
		name: ctx.name,
		context: ctx
	};
}
function contextIterator(onInvalidEntry) {
	return (elt, i, list) => {
		try {
			if (!elt.name) throw Error(`contexts[${i}].name is missing`);
			if (!elt.context) throw Error(`contexts[${i}].context is missing`);
			if (!elt.context.cluster) throw Error(`contexts[${i}].context.cluster is missing`);
			return {
				cluster: elt.context.cluster,
				name: elt.name,
				user: elt.context.user || void 0,
				namespace: elt.context.namespace || void 0
			};
		} catch (err) {
			switch (onInvalidEntry) {
				case ActionOnInvalid.FILTER: return null;
				default:
				case ActionOnInvalid.THROW: throw err;
			}
		}
	};
}
// node_modules/@kubernetes/client-node/dist/exec_auth.js
var ExecAuth = class {
	constructor() {
		this.tokenCache = {};
		this.execFn = node_child_process.default.spawn;
	}
	isAuthProvider(user) {
		if (!user) return !1;
		if (user.exec) return !0;
		if (!user.authProvider) return !1;
		return user.authProvider.name === "exec" || !!(user.authProvider.config && user.authProvider.config.exec);
	}
	async applyAuthentication(user, opts) {
		let credential = await this.getCredential(user);
		if (!credential) return;
		credential.status.clientCertificateData && (opts.cert = credential.status.clientCertificateData);
		credential.status.clientKeyData && (opts.key = credential.status.clientKeyData);
		let token = this.getToken(credential);
		if (token) {
			opts.headers ||= {};
			opts.headers.Authorization = `Bearer ${token}`;
		}
	}
	getToken(credential) {
		if (!credential) return null;
		if (credential.status.token) return credential.status.token;
		return null;
	}
	async getCredential(user) {
		let cachedToken = this.tokenCache[user.name];
		if (cachedToken) {
			if (!cachedToken.status.expirationTimestamp) return cachedToken;
			if (Date.parse(cachedToken.status.expirationTimestamp) > Date.now()) return cachedToken;
			this.tokenCache[user.name] = null;
		}
		let exec = null;
		user.authProvider && user.authProvider.config && (exec = user.authProvider.config.exec);
		user.exec && (exec = user.exec);
		if (!exec) return null;
		if (!exec.command) throw Error("No command was specified for exec authProvider!");
		let opts = {};
		if (exec.env) {
			let env = { ...process.env };
			exec.env.forEach((elt) => env[elt.name] = elt.value);
			opts = {
				...opts,
				env
			};
		}
		return new Promise((resolve, reject) => {
			let stdoutData = "";
			let stderrData = "";
			let savedError;
			let subprocess = this.execFn(exec.command, exec.args, opts);
			subprocess.stdout.setEncoding("utf8");
			subprocess.stderr.setEncoding("utf8");
			subprocess.stdout.on("data", (data) => {
				stdoutData += data;
			});
			subprocess.stderr.on("data", (data) => {
				stderrData += data;
			});
			subprocess.on("error", (error) => {
				savedError = error;
			});
			subprocess.on("close", (code) => {
				if (savedError) {
					reject(savedError);
					return;
				}
				if (code !== 0) {
					reject(Error(stderrData));
					return;
				}
				try {
					let obj = JSON.parse(stdoutData);
					this.tokenCache[user.name] = obj;
					resolve(obj);
				} catch (error) {
					reject(error);
				}
			});
		});
	}
};
// node_modules/@kubernetes/client-node/dist/file_auth.js
var FileAuth = class {
	constructor() {
		this.token = null;
		this.lastRead = null;
	}
	isAuthProvider(user) {
		return user.authProvider && user.authProvider.config && user.authProvider.config.tokenFile;
	}
	async applyAuthentication(user, opts) {
		this.token ?? this.refreshToken(user.authProvider.config.tokenFile);
		this.isTokenExpired() && this.refreshToken(user.authProvider.config.tokenFile);
		this.token && (opts.headers.Authorization = `Bearer ${this.token}`);
	}
	refreshToken(filePath) {
		this.token = node_fs.default.readFileSync(filePath).toString("utf-8");
		this.lastRead = new Date();
	}
	isTokenExpired() {
		if (this.lastRead === null) return !0;
		return (new Date().getTime() - this.lastRead.getTime()) / 1e3 > 60;
	}
};
// node_modules/@kubernetes/client-node/dist/gcp_auth.js
var GoogleCloudPlatformAuth = class {
	isAuthProvider(user) {
		if (!user || !user.authProvider) return !1;
		return user.authProvider.name === "gcp";
	}
	async applyAuthentication(user, opts) {
		let token = this.getToken(user);
		token && (opts.headers.Authorization = `Bearer ${token}`);
	}
	getToken(user) {
		let config = user.authProvider.config;
		this.isExpired(config) && this.updateAccessToken(config);
		return config["access-token"];
	}
	isExpired(config) {
		let token = config["access-token"];
		let expiry = config.expiry;
		if (!token) return !0;
		if (!expiry) return !1;
		if (Date.parse(expiry) < Date.now()) return !0;
		return !1;
	}
	updateAccessToken(config) {
		let cmd = config["cmd-path"];
		if (!cmd) throw Error("Token is expired!");
		cmd = `"${cmd}"`;
		let args = config["cmd-args"];
		args && (cmd = cmd + " " + args);
		let output;
		try {
			output = node_child_process.default.execSync(cmd);
		} catch (err) {
			throw Error("Failed to refresh token: " + err, { cause: err });
		}
		let resultObj = JSON.parse(output);
		let tokenPathKeyInConfig = config["token-key"];
		let expiryPathKeyInConfig = config["expiry-key"];
		let tokenPathKey = "$" + tokenPathKeyInConfig.slice(1, -1);
		let expiryPathKey = "$" + expiryPathKeyInConfig.slice(1, -1);
		config["access-token"] = JSONPath({
			path: tokenPathKey,
			json: resultObj
		});
		config.expiry = JSONPath({
			path: expiryPathKey,
			json: resultObj
		});
	}
};
// node_modules/@kubernetes/client-node/dist/gen/rxjsStub.js
var Observable = class Observable {
	constructor(promise) {
		this.promise = promise;
	}
	toPromise() {
		return this.promise;
	}
	pipe(callback) {
		return new Observable(this.promise.then(callback));
	}
};
function from(promise) {
	return new Observable(promise);
}
function of(value) {
	return new Observable(Promise.resolve(value));
}
// node_modules/@kubernetes/client-node/dist/gen/http/isomorphic-fetch.js
var IsomorphicFetchHttpLibrary = class {
	send(request) {
		let method = request.getHttpMethod().toString();
		let body = request.getBody();
		return from(fetch$1(request.getUrl(), {
			method,
			body,
			headers: request.getHeaders(),
			signal: request.getSignal(),
			dispatcher: request.getDispatcher()
		}).then((resp) => {
			let headers = {};
			resp.headers.forEach((value, name) => {
				headers[name] = value;
			});
			return new ResponseContext(resp.status, headers, {
				text: () => resp.text(),
				binary: () => resp.buffer(),
				stream: () => resp.body
			});
		}));
	}
};
// node_modules/@kubernetes/client-node/dist/gen/http/http.js
function ensureAbsoluteUrl(url) {
	if (url.startsWith("http://") || url.startsWith("https://")) return url;
	throw Error("You need to define an absolute base url for the server.");
}
var RequestContext = class {
	constructor(url$2, httpMethod) {
		this.httpMethod = httpMethod;
		this.headers = {};
		this.body = void 0;
		this.signal = void 0;
		this.dispatcher = void 0;
		this.url = new url.URL(ensureAbsoluteUrl(url$2));
	}
	getUrl() {
		return this.url.toString().endsWith("/") ? this.url.toString().slice(0, -1) : this.url.toString();
	}
	setUrl(url$3) {
		this.url = new url.URL(ensureAbsoluteUrl(url$3));
	}
	setBody(body) {
		this.body = body;
	}
	getHttpMethod() {
		return this.httpMethod;
	}
	getHeaders() {
		return this.headers;
	}
	getBody() {
		return this.body;
	}
	setQueryParam(name, value) {
		this.url.searchParams.set(name, value);
	}
	appendQueryParam(name, value) {
		this.url.searchParams.append(name, value);
	}
	addCookie(name, value) {
		this.headers.Cookie || (this.headers.Cookie = "");
		this.headers.Cookie += name + "=" + value + "; ";
	}
	setHeaderParam(key, value) {
		let lowerKey = key.toLowerCase();
		for (let existingKey in this.headers) existingKey.toLowerCase() === lowerKey && delete this.headers[existingKey];
		this.headers[key] = value;
	}
	setSignal(signal) {
		this.signal = signal;
	}
	getSignal() {
		return this.signal;
	}
	setDispatcher(dispatcher) {
		this.dispatcher = dispatcher;
	}
	getDispatcher() {
		return this.dispatcher;
	}
};
var ResponseContext = class {
	constructor(httpStatusCode, headers, body) {
		this.httpStatusCode = httpStatusCode;
		this.headers = headers;
		this.body = body;
	}
	getParsedHeader(headerName) {
		let result = {};
		if (!this.headers[headerName]) return result;
		let parameters = this.headers[headerName].split(";");
		for (let parameter of parameters) {
			let [key, value] = parameter.split("=", 2);
			if (!key) continue;
			key = key.toLowerCase().trim();
			if (value === void 0) result[""] = key;
			else {
				value = value.trim();
				value.startsWith("\"") && value.endsWith("\"") && (value = value.substring(1, value.length - 1));
				result[key] = value;
			}
		}
		return result;
	}
	async getBodyAsFile() {
		return {
			data: await this.body.binary(),
			name: this.getParsedHeader("content-disposition").filename || ""
		};
	}
	getBodyAsAny() {
		try {
			return this.body.text();
		} catch {}
		try {
			return this.body.binary();
		} catch {}
		return Promise.resolve(void 0);
	}
};
// node_modules/@kubernetes/client-node/dist/gen/auth/auth.js
var BearerTokenAuthentication = class {
	constructor(apiKey) {
		this.apiKey = apiKey;
	}
	getName() {
		return "BearerToken";
	}
	applySecurityAuthentication(context) {
		context.setHeaderParam("authorization", this.apiKey);
	}
};
function configureAuthMethods(config) {
	let authMethods = {};
	if (!config) return authMethods;
	authMethods.default = config.default;
	config.BearerToken && (authMethods.BearerToken = new BearerTokenAuthentication(config.BearerToken));
	return authMethods;
}
// node_modules/@kubernetes/client-node/dist/gen/middleware.js
var PromiseMiddlewareWrapper = class {
	constructor(middleware) {
		this.middleware = middleware;
	}
	pre(context) {
		return from(this.middleware.pre(context));
	}
	post(context) {
		return from(this.middleware.post(context));
	}
};
// node_modules/@kubernetes/client-node/dist/gen/servers.js
var ServerConfiguration = class {
	constructor(url, variableConfiguration) {
		this.url = url;
		this.variableConfiguration = variableConfiguration;
	}
	setVariables(variableConfiguration) {
		Object.assign(this.variableConfiguration, variableConfiguration);
	}
	getConfiguration() {
		return this.variableConfiguration;
	}
	getUrl() {
		let replacedUrl = this.url;
		for (let [key, value] of Object.entries(this.variableConfiguration)) replacedUrl = replacedUrl.replaceAll(`{${key}}`, value);
		return replacedUrl;
	}
	makeRequestContext(endpoint, httpMethod) {
		return new RequestContext(this.getUrl() + endpoint, httpMethod);
	}
};
const server1 = new ServerConfiguration("", {});
// node_modules/@kubernetes/client-node/dist/gen/configuration.js
function createConfiguration(conf = {}) {
	let configuration = {
		baseServer: conf.baseServer === void 0 ? server1 : conf.baseServer,
		httpApi: conf.httpApi || new IsomorphicFetchHttpLibrary(),
		middleware: conf.middleware || [],
		authMethods: configureAuthMethods(conf.authMethods)
	};
	conf.promiseMiddleware && conf.promiseMiddleware.forEach((m) => configuration.middleware.push(new PromiseMiddlewareWrapper(m)));
	return configuration;
}
// node_modules/@kubernetes/client-node/dist/gen/models/ObjectSerializer.js
const parseMimeType = (mimeType) => {
	let [type = "", subtype = ""] = mimeType.split("/");
	return {
		type,
		subtype,
		subtypeTokens: subtype.split("+")
	};
};
const mimeTypePredicateFactory = (predicate) => (mimeType) => predicate(parseMimeType(mimeType));
const mimeTypeSimplePredicateFactory = (type, subtype) => mimeTypePredicateFactory((descriptor) => {
	if (descriptor.type !== type) return !1;
	if (subtype != null && descriptor.subtype !== subtype) return !1;
	return !0;
});
mimeTypeSimplePredicateFactory("text");
mimeTypeSimplePredicateFactory("application", "json"), mimeTypeSimplePredicateFactory("application", "octet-stream"), mimeTypeSimplePredicateFactory("application", "x-www-form-urlencoded");
// node_modules/oauth4webapi/build/index.js
let USER_AGENT$1;
typeof navigator < "u" && navigator.userAgent?.startsWith?.("Mozilla/5.0 ") || (USER_AGENT$1 = "oauth4webapi/v3.8.8");
function looseInstanceOf(input, expected) {
	if (input == null) return !1;
	try {
		return input instanceof expected || Object.getPrototypeOf(input)[Symbol.toStringTag] === expected.prototype[Symbol.toStringTag];
	} catch {
		return !1;
	}
}
const ERR_INVALID_ARG_VALUE$1 = "ERR_INVALID_ARG_VALUE";
const ERR_INVALID_ARG_TYPE$1 = "ERR_INVALID_ARG_TYPE";
function CodedTypeError$1(message, code, cause) {
	let err = TypeError(message, { cause });
	Object.assign(err, { code });
	return err;
}
const allowInsecureRequests$1 = Symbol();
const clockSkew = Symbol();
const clockTolerance = Symbol();
const customFetch$1 = Symbol();
const jweDecrypt = Symbol();
const encoder$1 = new TextEncoder();
const decoder$2 = new TextDecoder();
function buf(input) {
	if (typeof input == "string") return encoder$1.encode(input);
	return decoder$2.decode(input);
}
let encodeBase64Url;
if (Uint8Array.prototype.toBase64) encodeBase64Url = (input) => {
	input instanceof ArrayBuffer && (input = new Uint8Array(input));
	return input.toBase64({
		alphabet: "base64url",
		omitPadding: !0
	});
};
else {
	let CHUNK_SIZE = 32768;
	encodeBase64Url = (input) => {
		input instanceof ArrayBuffer && (input = new Uint8Array(input));
		let arr = [];
		for (let i = 0; i < input.byteLength; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
		return btoa(arr.join("")).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
	};
}
let decodeBase64Url;
decodeBase64Url = Uint8Array.fromBase64 ? (input) => {
	try {
		return Uint8Array.fromBase64(input, { alphabet: "base64url" });
	} catch (cause) {
		throw CodedTypeError$1("The input to be decoded is not correctly encoded.", ERR_INVALID_ARG_VALUE$1, cause);
	}
} : (input) => {
	try {
		let binary = atob(input.replace(/-/g, "+").replace(/_/g, "/").replace(/\s/g, ""));
		let bytes = new Uint8Array(binary.length);
		for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
		return bytes;
	} catch (cause) {
		throw CodedTypeError$1("The input to be decoded is not correctly encoded.", ERR_INVALID_ARG_VALUE$1, cause);
	}
};
function b64u(input) {
	if (typeof input == "string") return decodeBase64Url(input);
	return encodeBase64Url(input);
}
var UnsupportedOperationError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = UNSUPPORTED_OPERATION;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var OperationProcessingError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		options?.code && (this.code = options?.code);
		Error.captureStackTrace?.(this, this.constructor);
	}
};
function OPE(message, code, cause) {
	return new OperationProcessingError(message, {
		code,
		cause
	});
}
function isJsonObject(input) {
	if (typeof input != "object" || !input || Array.isArray(input)) return !1;
	return !0;
}
function prepareHeaders(input) {
	looseInstanceOf(input, Headers) && (input = Object.fromEntries(input.entries()));
	let headers = new Headers(input ?? {});
	USER_AGENT$1 && !headers.has("user-agent") && headers.set("user-agent", USER_AGENT$1);
	if (headers.has("authorization")) throw CodedTypeError$1("\"options.headers\" must not include the \"authorization\" header name", ERR_INVALID_ARG_VALUE$1);
	return headers;
}
function signal$1(url, value) {
	if (value !== void 0) {
		typeof value == "function" && (value = value(url.href));
		if (!(value instanceof AbortSignal)) throw CodedTypeError$1("\"options.signal\" must return or be an instance of AbortSignal", ERR_INVALID_ARG_TYPE$1);
		return value;
	}
}
function replaceDoubleSlash(pathname) {
	if (pathname.includes("//")) return pathname.replace("//", "/");
	return pathname;
}
function prependWellKnown(url, wellKnown, allowTerminatingSlash = !1) {
	url.pathname = url.pathname === "/" ? wellKnown : replaceDoubleSlash(`${wellKnown}/${allowTerminatingSlash ? url.pathname : url.pathname.replace(/(\/)$/, "")}`);
	return url;
}
function appendWellKnown(url, wellKnown) {
	url.pathname = replaceDoubleSlash(`${url.pathname}/${wellKnown}`);
	return url;
}
async function performDiscovery$1(input, urlName, transform, options) {
	if (!(input instanceof URL)) throw CodedTypeError$1(`"${urlName}" must be an instance of URL`, ERR_INVALID_ARG_TYPE$1);
	checkProtocol(input, options?.[allowInsecureRequests$1] !== !0);
	let url = transform(new URL(input.href));
	let headers = prepareHeaders(options?.headers);
	headers.set("accept", "application/json");
	return (options?.[customFetch$1] || fetch)(url.href, {
		body: void 0,
		headers: Object.fromEntries(headers.entries()),
		method: "GET",
		redirect: "manual",
		signal: signal$1(url, options?.signal)
	});
}
async function discoveryRequest(issuerIdentifier, options) {
	return performDiscovery$1(issuerIdentifier, "issuerIdentifier", (url) => {
		switch (options?.algorithm) {
			case void 0:
			case "oidc":
				appendWellKnown(url, ".well-known/openid-configuration");
				break;
			case "oauth2":
				prependWellKnown(url, ".well-known/oauth-authorization-server");
				break;
			default: throw CodedTypeError$1("\"options.algorithm\" must be \"oidc\" (default), or \"oauth2\"", ERR_INVALID_ARG_VALUE$1);
		}
		return url;
	}, options);
}
function assertNumber(input, allow0, it, code, cause) {
	try {
		if (typeof input != "number" || !Number.isFinite(input)) throw CodedTypeError$1(`${it} must be a number`, ERR_INVALID_ARG_TYPE$1, cause);
		if (input > 0) return;
		if (allow0) {
			if (input !== 0) throw CodedTypeError$1(`${it} must be a non-negative number`, ERR_INVALID_ARG_VALUE$1, cause);
			return;
		}
		throw CodedTypeError$1(`${it} must be a positive number`, ERR_INVALID_ARG_VALUE$1, cause);
	} catch (err) {
		if (code) throw OPE(err.message, code, cause);
		throw err;
	}
}
function assertString$1(input, it, code, cause) {
	try {
		if (typeof input != "string") throw CodedTypeError$1(`${it} must be a string`, ERR_INVALID_ARG_TYPE$1, cause);
		if (input.length === 0) throw CodedTypeError$1(`${it} must not be empty`, ERR_INVALID_ARG_VALUE$1, cause);
	} catch (err) {
		if (code) throw OPE(err.message, code, cause);
		throw err;
	}
}
async function processDiscoveryResponse(expectedIssuerIdentifier, response) {
	let expected = expectedIssuerIdentifier;
	if (!(expected instanceof URL) && expected !== _nodiscoverycheck) throw CodedTypeError$1("\"expectedIssuerIdentifier\" must be an instance of URL", ERR_INVALID_ARG_TYPE$1);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	if (response.status !== 200) throw OPE("\"response\" is not a conform Authorization Server Metadata response (unexpected HTTP status code)", RESPONSE_IS_NOT_CONFORM, response);
	assertReadableResponse(response);
	let json = await getResponseJsonBody(response);
	assertString$1(json.issuer, "\"response\" body \"issuer\" property", INVALID_RESPONSE, { body: json });
	if (expected !== _nodiscoverycheck && new URL(json.issuer).href !== expected.href) throw OPE("\"response\" body \"issuer\" property does not match the expected value", JSON_ATTRIBUTE_COMPARISON, {
		expected: expected.href,
		body: json,
		attribute: "issuer"
	});
	return json;
}
function assertApplicationJson(response) {
	assertContentType(response, "application/json");
}
function notJson(response, ...types) {
	let msg = "\"response\" content-type must be ";
	if (types.length > 2) {
		let last = types.pop();
		msg += `${types.join(", ")}, or ${last}`;
	} else types.length === 2 ? msg += `${types[0]} or ${types[1]}` : msg += types[0];
	return OPE(msg, RESPONSE_IS_NOT_JSON, response);
}
function assertContentType(response, contentType) {
	if (getContentType(response) !== contentType) throw notJson(response, contentType);
}
function getClockSkew(client) {
	let skew = client?.[clockSkew];
	return typeof skew == "number" && Number.isFinite(skew) ? skew : 0;
}
function getClockTolerance(client) {
	let tolerance = client?.[clockTolerance];
	return typeof tolerance == "number" && Number.isFinite(tolerance) && Math.sign(tolerance) !== -1 ? tolerance : 30;
}
function epochTime() {
	return Math.floor(Date.now() / 1e3);
}
function assertAs(as) {
	if (typeof as != "object" || !as) throw CodedTypeError$1("\"as\" must be an object", ERR_INVALID_ARG_TYPE$1);
	assertString$1(as.issuer, "\"as.issuer\"");
}
function assertClient(client) {
	if (typeof client != "object" || !client) throw CodedTypeError$1("\"client\" must be an object", ERR_INVALID_ARG_TYPE$1);
	assertString$1(client.client_id, "\"client.client_id\"");
}
function ClientSecretPost$1(clientSecret) {
	assertString$1(clientSecret, "\"clientSecret\"");
	return (_as, client, body, _headers) => {
		body.set("client_id", client.client_id);
		body.set("client_secret", clientSecret);
	};
}
function None$1() {
	return (_as, client, body, _headers) => {
		body.set("client_id", client.client_id);
	};
}
const URLParse = URL.parse ? (url, base) => URL.parse(url, base) : (url, base) => {
	try {
		return new URL(url, base);
	} catch {
		return null;
	}
};
function checkProtocol(url, enforceHttps) {
	if (enforceHttps && url.protocol !== "https:") throw OPE("only requests to HTTPS are allowed", HTTP_REQUEST_FORBIDDEN, url);
	if (url.protocol !== "https:" && url.protocol !== "http:") throw OPE("only HTTP and HTTPS requests are allowed", REQUEST_PROTOCOL_FORBIDDEN, url);
}
function validateEndpoint(value, endpoint, useMtlsAlias, enforceHttps) {
	let url;
	if (typeof value != "string" || !(url = URLParse(value))) throw OPE(`authorization server metadata does not contain a valid ${useMtlsAlias ? `"as.mtls_endpoint_aliases.${endpoint}"` : `"as.${endpoint}"`}`, value === void 0 ? MISSING_SERVER_METADATA : INVALID_SERVER_METADATA, { attribute: useMtlsAlias ? `mtls_endpoint_aliases.${endpoint}` : endpoint });
	checkProtocol(url, enforceHttps);
	return url;
}
function resolveEndpoint(as, endpoint, useMtlsAlias, enforceHttps) {
	if (useMtlsAlias && as.mtls_endpoint_aliases && endpoint in as.mtls_endpoint_aliases) return validateEndpoint(as.mtls_endpoint_aliases[endpoint], endpoint, useMtlsAlias, enforceHttps);
	return validateEndpoint(as[endpoint], endpoint, useMtlsAlias, enforceHttps);
}
function isDPoPNonceError(err) {
	if (err instanceof WWWAuthenticateChallengeError) return err.cause.some((challenge) => challenge.scheme === "dpop" && challenge.parameters.error === "use_dpop_nonce");
	if (err instanceof ResponseBodyError) return err.error === "use_dpop_nonce";
	return !1;
}
var ResponseBodyError = class extends Error {
	cause;
	code;
	error;
	status;
	error_description;
	response;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = RESPONSE_BODY_ERROR;
		this.cause = options.cause;
		this.error = options.cause.error;
		this.status = options.response.status;
		this.error_description = options.cause.error_description;
		Object.defineProperty(this, "response", {
			enumerable: !1,
			value: options.response
		});
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var AuthorizationResponseError = class extends Error {
	cause;
	code;
	error;
	error_description;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = AUTHORIZATION_RESPONSE_ERROR;
		this.cause = options.cause;
		this.error = options.cause.get("error");
		this.error_description = options.cause.get("error_description") ?? void 0;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
var WWWAuthenticateChallengeError = class extends Error {
	cause;
	code;
	response;
	status;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = WWW_AUTHENTICATE_CHALLENGE;
		this.cause = options.cause;
		this.status = options.response.status;
		this.response = options.response;
		Object.defineProperty(this, "response", { enumerable: !1 });
		Error.captureStackTrace?.(this, this.constructor);
	}
};
const schemeRE = RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)");
const quotedParamRE = RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)\\s*=\\s*\"((?:[^\"\\\\]|\\\\[\\s\\S])*)\"[,\\s]*(.*)");
const unquotedParamRE = RegExp("^[,\\s]*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)\\s*=\\s*([a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+)[,\\s]*(.*)");
const token68ParamRE = RegExp("^([a-zA-Z0-9\\-\\._\\~\\+\\/]+={0,2})(?:$|[,\\s])(.*)");
function parseWwwAuthenticateChallenges(response) {
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	let header = response.headers.get("www-authenticate");
	if (header === null) return;
	let challenges = [];
	let rest = header;
	for (; rest;) {
		let match = rest.match(schemeRE);
		let scheme = match?.["1"].toLowerCase();
		if (!scheme) return;
		let afterScheme = rest.substring(match[0].length);
		if (afterScheme && !afterScheme.match(/^[\s,]/)) return;
		let spaceMatch = afterScheme.match(/^\s+(.*)$/);
		let hasParameters = !!spaceMatch;
		rest = spaceMatch ? spaceMatch[1] : void 0;
		let parameters = {};
		let token68;
		if (hasParameters) for (; rest;) {
			let key;
			let value;
			if (match = rest.match(quotedParamRE)) {
				[, key, value, rest] = match;
				value.includes("\\") && (value = value.replace(/\\([\s\S])/g, "$1"));
				parameters[key.toLowerCase()] = value;
				continue;
			}
			if (match = rest.match(unquotedParamRE)) {
				[, key, value, rest] = match;
				parameters[key.toLowerCase()] = value;
				continue;
			}
			if (match = rest.match(token68ParamRE)) {
				if (Object.keys(parameters).length) break;
				[, token68, rest] = match;
				break;
			}
			return;
		}
		else rest = afterScheme || void 0;
		let challenge = {
			scheme,
			parameters
		};
		token68 && (challenge.token68 = token68);
		challenges.push(challenge);
	}
	if (!challenges.length) return;
	return challenges;
}
async function parseOAuthResponseErrorBody(response) {
	if (response.status > 399 && response.status < 500) {
		assertReadableResponse(response);
		assertApplicationJson(response);
		try {
			let json = await response.clone().json();
			if (isJsonObject(json) && typeof json.error == "string" && json.error.length) return json;
		} catch {}
	}
}
async function checkOAuthBodyError(response, expected, label) {
	if (response.status !== expected) {
		checkAuthenticationChallenges(response);
		let err;
		if (err = await parseOAuthResponseErrorBody(response)) {
			await response.body?.cancel();
			throw new ResponseBodyError("server responded with an error in the response body", {
				cause: err,
				response
			});
		}
		throw OPE(`"response" is not a conform ${label} response (unexpected HTTP status code)`, RESPONSE_IS_NOT_CONFORM, response);
	}
}
function assertDPoP(option) {
	if (!branded.has(option)) throw CodedTypeError$1("\"options.DPoP\" is not a valid DPoPHandle", ERR_INVALID_ARG_VALUE$1);
}
function getContentType(input) {
	return input.headers.get("content-type")?.split(";")[0];
}
async function authenticatedRequest(as, client, clientAuthentication, url, body, headers, options) {
	await clientAuthentication(as, client, body, headers);
	headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
	return (options?.[customFetch$1] || fetch)(url.href, {
		body,
		headers: Object.fromEntries(headers.entries()),
		method: "POST",
		redirect: "manual",
		signal: signal$1(url, options?.signal)
	});
}
async function tokenEndpointRequest(as, client, clientAuthentication, grantType, parameters, options) {
	let url = resolveEndpoint(as, "token_endpoint", client.use_mtls_endpoint_aliases, options?.[allowInsecureRequests$1] !== !0);
	parameters.set("grant_type", grantType);
	let headers = prepareHeaders(options?.headers);
	headers.set("accept", "application/json");
	if (options?.DPoP !== void 0) {
		assertDPoP(options.DPoP);
		await options.DPoP.addProof(url, headers, "POST");
	}
	let response = await authenticatedRequest(as, client, clientAuthentication, url, parameters, headers, options);
	options?.DPoP?.cacheNonce(response, url);
	return response;
}
async function refreshTokenGrantRequest(as, client, clientAuthentication, refreshToken, options) {
	assertAs(as);
	assertClient(client);
	assertString$1(refreshToken, "\"refreshToken\"");
	let parameters = new URLSearchParams(options?.additionalParameters);
	parameters.set("refresh_token", refreshToken);
	return tokenEndpointRequest(as, client, clientAuthentication, "refresh_token", parameters, options);
}
const idTokenClaims = new WeakMap();
const jwtRefs = new WeakMap();
function getValidatedIdTokenClaims(ref) {
	if (!ref.id_token) return;
	let claims = idTokenClaims.get(ref);
	if (!claims) throw CodedTypeError$1("\"ref\" was already garbage collected or did not resolve from the proper sources", ERR_INVALID_ARG_VALUE$1);
	return claims;
}
async function processGenericAccessTokenResponse(as, client, response, additionalRequiredIdTokenClaims, decryptFn, recognizedTokenTypes) {
	assertAs(as);
	assertClient(client);
	if (!looseInstanceOf(response, Response)) throw CodedTypeError$1("\"response\" must be an instance of Response", ERR_INVALID_ARG_TYPE$1);
	await checkOAuthBodyError(response, 200, "Token Endpoint");
	assertReadableResponse(response);
	let json = await getResponseJsonBody(response);
	assertString$1(json.access_token, "\"response\" body \"access_token\" property", INVALID_RESPONSE, { body: json });
	assertString$1(json.token_type, "\"response\" body \"token_type\" property", INVALID_RESPONSE, { body: json });
	json.token_type = json.token_type.toLowerCase();
	if (json.expires_in !== void 0) {
		let expiresIn = typeof json.expires_in == "number" ? json.expires_in : parseFloat(json.expires_in);
		assertNumber(expiresIn, !0, "\"response\" body \"expires_in\" property", INVALID_RESPONSE, { body: json });
		json.expires_in = expiresIn;
	}
	json.refresh_token !== void 0 && assertString$1(json.refresh_token, "\"response\" body \"refresh_token\" property", INVALID_RESPONSE, { body: json });
	if (json.scope !== void 0 && typeof json.scope != "string") throw OPE("\"response\" body \"scope\" property must be a string", INVALID_RESPONSE, { body: json });
	if (json.id_token !== void 0) {
		assertString$1(json.id_token, "\"response\" body \"id_token\" property", INVALID_RESPONSE, { body: json });
		let requiredClaims = [];
		client.require_auth_time === !0 && requiredClaims.push("auth_time");
		if (client.default_max_age !== void 0) {
			assertNumber(client.default_max_age, !0, "\"client.default_max_age\"");
			requiredClaims.push("auth_time");
		}
		additionalRequiredIdTokenClaims?.length && requiredClaims.push(...additionalRequiredIdTokenClaims);
		let { claims, jwt } = await validateIdTokenClaims(as, client, json.id_token, requiredClaims, decryptFn);
		validateIdTokenAuthorizedParty(client, claims);
		validateIdTokenAuthTimeClaim(claims);
		jwtRefs.set(response, jwt);
		idTokenClaims.set(json, claims);
	}
	if (recognizedTokenTypes?.[json.token_type] !== void 0) recognizedTokenTypes[json.token_type](response, json);
	else if (json.token_type !== "dpop" && json.token_type !== "bearer") throw new UnsupportedOperationError("unsupported `token_type` value", { cause: { body: json } });
	return json;
}
function checkAuthenticationChallenges(response) {
	let challenges;
	if (challenges = parseWwwAuthenticateChallenges(response)) throw new WWWAuthenticateChallengeError("server responded with a challenge in the WWW-Authenticate HTTP Header", {
		cause: challenges,
		response
	});
}
async function processRefreshTokenResponse(as, client, response, options) {
	return processGenericAccessTokenResponse(as, client, response, void 0, options?.[jweDecrypt], options?.recognizedTokenTypes);
}
function validateAudience(expected, result) {
	if (Array.isArray(result.claims.aud)) {
		if (!result.claims.aud.includes(expected)) throw OPE("unexpected JWT \"aud\" (audience) claim value", JWT_CLAIM_COMPARISON, {
			expected,
			claims: result.claims,
			claim: "aud"
		});
	} else if (result.claims.aud !== expected) throw OPE("unexpected JWT \"aud\" (audience) claim value", JWT_CLAIM_COMPARISON, {
		expected,
		claims: result.claims,
		claim: "aud"
	});
	return result;
}
function validateIssuer(as, result) {
	let expected = as[_expectedIssuer]?.(result) ?? as.issuer;
	if (result.claims.iss !== expected) throw OPE("unexpected JWT \"iss\" (issuer) claim value", JWT_CLAIM_COMPARISON, {
		expected,
		claims: result.claims,
		claim: "iss"
	});
	return result;
}
const branded = new WeakSet();
const jwtClaimNames = {
	aud: "audience",
	c_hash: "code hash",
	client_id: "client id",
	exp: "expiration time",
	iat: "issued at",
	iss: "issuer",
	jti: "jwt id",
	nonce: "nonce",
	s_hash: "state hash",
	sub: "subject",
	ath: "access token hash",
	htm: "http method",
	htu: "http uri",
	cnf: "confirmation",
	auth_time: "authentication time"
};
function validatePresence(required, result) {
	for (let claim of required) if (result.claims[claim] === void 0) throw OPE(`JWT "${claim}" (${jwtClaimNames[claim]}) claim missing`, INVALID_RESPONSE, { claims: result.claims });
	return result;
}
function validateStringClaim(claim, result) {
	if (typeof result.claims[claim] != "string") throw OPE(`unexpected JWT "${claim}" (${jwtClaimNames[claim]}) claim type`, INVALID_RESPONSE, { claims: result.claims });
	return result;
}
function validateIdTokenClaims(as, client, idToken, requiredClaims, decryptFn) {
	return validateJwt(idToken, checkSigningAlgorithm.bind(void 0, client.id_token_signed_response_alg, as.id_token_signing_alg_values_supported, "RS256"), getClockSkew(client), getClockTolerance(client), decryptFn).then(validatePresence.bind(void 0, [
		"aud",
		"exp",
		"iat",
		"iss",
		"sub",
		...requiredClaims
	])).then(validateIssuer.bind(void 0, as)).then(validateAudience.bind(void 0, client.client_id)).then(validateStringClaim.bind(void 0, "sub"));
}
function validateIdTokenAuthTimeClaim(claims) {
	claims.auth_time !== void 0 && assertNumber(claims.auth_time, !0, "ID Token \"auth_time\" (authentication time)", INVALID_RESPONSE, { claims });
}
function validateIdTokenAuthorizedParty(client, claims) {
	if (Array.isArray(claims.aud) && claims.aud.length !== 1) {
		if (claims.azp === void 0) throw OPE("ID Token \"aud\" (audience) claim includes additional untrusted audiences", JWT_CLAIM_COMPARISON, {
			claims,
			claim: "aud"
		});
		if (claims.azp !== client.client_id) throw OPE("unexpected ID Token \"azp\" (authorized party) claim value", JWT_CLAIM_COMPARISON, {
			expected: client.client_id,
			claims,
			claim: "azp"
		});
	}
}
const WWW_AUTHENTICATE_CHALLENGE = "OAUTH_WWW_AUTHENTICATE_CHALLENGE";
const RESPONSE_BODY_ERROR = "OAUTH_RESPONSE_BODY_ERROR";
const UNSUPPORTED_OPERATION = "OAUTH_UNSUPPORTED_OPERATION";
const AUTHORIZATION_RESPONSE_ERROR = "OAUTH_AUTHORIZATION_RESPONSE_ERROR";
const PARSE_ERROR = "OAUTH_PARSE_ERROR";
const INVALID_RESPONSE = "OAUTH_INVALID_RESPONSE";
const RESPONSE_IS_NOT_JSON = "OAUTH_RESPONSE_IS_NOT_JSON";
const RESPONSE_IS_NOT_CONFORM = "OAUTH_RESPONSE_IS_NOT_CONFORM";
const HTTP_REQUEST_FORBIDDEN = "OAUTH_HTTP_REQUEST_FORBIDDEN";
const REQUEST_PROTOCOL_FORBIDDEN = "OAUTH_REQUEST_PROTOCOL_FORBIDDEN";
const JWT_TIMESTAMP_CHECK = "OAUTH_JWT_TIMESTAMP_CHECK_FAILED";
const JWT_CLAIM_COMPARISON = "OAUTH_JWT_CLAIM_COMPARISON_FAILED";
const JSON_ATTRIBUTE_COMPARISON = "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED";
const MISSING_SERVER_METADATA = "OAUTH_MISSING_SERVER_METADATA";
const INVALID_SERVER_METADATA = "OAUTH_INVALID_SERVER_METADATA";
function assertReadableResponse(response) {
	if (response.bodyUsed) throw CodedTypeError$1("\"response\" body has been used already", ERR_INVALID_ARG_VALUE$1);
}
async function validateJwt(jws, checkAlg, clockSkew, clockTolerance, decryptJwt) {
	let { 0: protectedHeader, 1: payload, length } = jws.split(".");
	if (length === 5) {
		if (decryptJwt !== void 0) {
			jws = await decryptJwt(jws);
			({0: protectedHeader, 1: payload, length} = jws.split("."));
		} else throw new UnsupportedOperationError("JWE decryption is not configured", { cause: jws });
	}
	if (length !== 3) throw OPE("Invalid JWT", INVALID_RESPONSE, jws);
	let header;
	try {
		header = JSON.parse(buf(b64u(protectedHeader)));
	} catch (cause) {
		throw OPE("failed to parse JWT Header body as base64url encoded JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(header)) throw OPE("JWT Header must be a top level object", INVALID_RESPONSE, jws);
	checkAlg(header);
	if (header.crit !== void 0) throw new UnsupportedOperationError("no JWT \"crit\" header parameter extensions are supported", { cause: { header } });
	let claims;
	try {
		claims = JSON.parse(buf(b64u(payload)));
	} catch (cause) {
		throw OPE("failed to parse JWT Payload body as base64url encoded JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(claims)) throw OPE("JWT Payload must be a top level object", INVALID_RESPONSE, jws);
	let now = epochTime() + clockSkew;
	if (claims.exp !== void 0) {
		if (typeof claims.exp != "number") throw OPE("unexpected JWT \"exp\" (expiration time) claim type", INVALID_RESPONSE, { claims });
		if (claims.exp <= now - clockTolerance) throw OPE("unexpected JWT \"exp\" (expiration time) claim value, expiration is past current timestamp", JWT_TIMESTAMP_CHECK, {
			claims,
			now,
			tolerance: clockTolerance,
			claim: "exp"
		});
	}
	if (claims.iat !== void 0 && typeof claims.iat != "number") throw OPE("unexpected JWT \"iat\" (issued at) claim type", INVALID_RESPONSE, { claims });
	if (claims.iss !== void 0 && typeof claims.iss != "string") throw OPE("unexpected JWT \"iss\" (issuer) claim type", INVALID_RESPONSE, { claims });
	if (claims.nbf !== void 0) {
		if (typeof claims.nbf != "number") throw OPE("unexpected JWT \"nbf\" (not before) claim type", INVALID_RESPONSE, { claims });
		if (claims.nbf > now + clockTolerance) throw OPE("unexpected JWT \"nbf\" (not before) claim value", JWT_TIMESTAMP_CHECK, {
			claims,
			now,
			tolerance: clockTolerance,
			claim: "nbf"
		});
	}
	if (claims.aud !== void 0 && typeof claims.aud != "string" && !Array.isArray(claims.aud)) throw OPE("unexpected JWT \"aud\" (audience) claim type", INVALID_RESPONSE, { claims });
	return {
		header,
		claims,
		jwt: jws
	};
}
function checkSigningAlgorithm(client, issuer, fallback, header) {
	if (client !== void 0) {
		if (typeof client == "string" ? header.alg !== client : !client.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: client,
			reason: "client configuration"
		});
		return;
	}
	if (Array.isArray(issuer)) {
		if (!issuer.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: issuer,
			reason: "authorization server metadata"
		});
		return;
	}
	if (fallback !== void 0) {
		if (typeof fallback == "string" ? header.alg !== fallback : typeof fallback == "function" ? !fallback(header.alg) : !fallback.includes(header.alg)) throw OPE("unexpected JWT \"alg\" header parameter", INVALID_RESPONSE, {
			header,
			expected: fallback,
			reason: "default value"
		});
		return;
	}
	throw OPE("missing client or server configuration to verify used JWT \"alg\" header parameter", void 0, {
		client,
		issuer,
		fallback
	});
}
async function getResponseJsonBody(response, check = assertApplicationJson) {
	let json;
	try {
		json = await response.json();
	} catch (cause) {
		check(response);
		throw OPE("failed to parse \"response\" body as JSON", PARSE_ERROR, cause);
	}
	if (!isJsonObject(json)) throw OPE("\"response\" body must be a top level object", INVALID_RESPONSE, { body: json });
	return json;
}
const _nodiscoverycheck = Symbol();
const _expectedIssuer = Symbol();
new TextEncoder();
new TextDecoder();
new TextDecoder("utf-8", { fatal: !0 });
// node_modules/jose/dist/webapi/util/errors.js
var JOSEError = class extends Error {
	static code = "ERR_JOSE_GENERIC";
	code = "ERR_JOSE_GENERIC";
	constructor(message, options) {
		super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
	}
};
var JOSENotSupported = class extends JOSEError {
	static code = "ERR_JOSE_NOT_SUPPORTED";
	code = "ERR_JOSE_NOT_SUPPORTED";
};
// node_modules/jose/dist/webapi/lib/key_descriptor.js
function table(entries) {
	let out = { __proto__: null };
	for (let alg in entries) out[alg] = {
		...entries[alg],
		alg
	};
	return out;
}
// node_modules/jose/dist/webapi/lib/jwe_algorithms.js
const wrap = [["encrypt", "wrapKey"], ["decrypt", "unwrapKey"]];
const derive = [[], ["deriveBits"]];
const none = [[], []];
function rsaes(bits) {
	return {
		kty: ["RSA"],
		mode: "key-encryption",
		subtle: {
			name: "RSA-OAEP",
			hash: `SHA-${bits}`
		},
		usages: wrap,
		ops: ["wrapKey", "unwrapKey"]
	};
}
function ecdh(mode) {
	return {
		kty: ["EC", "OKP"],
		mode,
		subtle: { name: "ECDH" },
		resolve: ({ kty, crv, asymmetricKeyType }) => {
			if (crv === "X25519" || asymmetricKeyType === "x25519") return { name: "X25519" };
			if (kty === "OKP") throw new JOSENotSupported("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
			return {
				name: "ECDH",
				namedCurve: crv
			};
		},
		usages: derive,
		ops: [void 0, "deriveBits"]
	};
}
function aeskw(bits, gcm = !1) {
	return {
		kty: ["oct"],
		mode: "key-wrapping",
		secret: !0,
		subtle: {
			name: gcm ? "AES-GCM" : "AES-KW",
			length: bits
		},
		usages: none,
		ops: gcm ? ["encrypt", "decrypt"] : ["wrapKey", "unwrapKey"]
	};
}
function pbes2() {
	return {
		kty: ["oct"],
		mode: "key-wrapping",
		secret: !0,
		subtle: { name: "PBKDF2" },
		usages: none,
		ops: ["deriveBits", "deriveBits"]
	};
}
table({
	dir: {
		kty: ["oct"],
		mode: "direct-encryption",
		secret: !0,
		subtle: { name: "AES-GCM" },
		usages: none,
		ops: ["encrypt", "decrypt"]
	},
	"RSA-OAEP": rsaes(1),
	"RSA-OAEP-256": rsaes(256),
	"RSA-OAEP-384": rsaes(384),
	"RSA-OAEP-512": rsaes(512),
	"ECDH-ES": ecdh("direct-key-agreement"),
	"ECDH-ES+A128KW": ecdh("key-agreement-with-key-wrapping"),
	"ECDH-ES+A192KW": ecdh("key-agreement-with-key-wrapping"),
	"ECDH-ES+A256KW": ecdh("key-agreement-with-key-wrapping"),
	A128KW: aeskw(128),
	A192KW: aeskw(192),
	A256KW: aeskw(256),
	A128GCMKW: aeskw(128, !0),
	A192GCMKW: aeskw(192, !0),
	A256GCMKW: aeskw(256, !0),
	"PBES2-HS256+A128KW": pbes2(),
	"PBES2-HS384+A192KW": pbes2(),
	"PBES2-HS512+A256KW": pbes2()
});
const contentOps = ["encrypt", "decrypt"];
function contentEncryption(bits, cbc = !1) {
	return {
		kty: ["oct"],
		secret: !0,
		subtle: {
			name: cbc ? "AES-CBC" : "AES-GCM",
			length: bits
		},
		usages: none,
		ops: contentOps,
		cekBits: bits,
		ivBits: cbc ? 128 : 96,
		cbc
	};
}
table({
	A128GCM: contentEncryption(128),
	A192GCM: contentEncryption(192),
	A256GCM: contentEncryption(256),
	"A128CBC-HS256": contentEncryption(256, !0),
	"A192CBC-HS384": contentEncryption(384, !0),
	"A256CBC-HS512": contentEncryption(512, !0)
});
// node_modules/openid-client/build/index.js
let headers;
let USER_AGENT;
if (typeof navigator > "u" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) {
	USER_AGENT = "openid-client/v6.9.0";
	headers = { "user-agent": USER_AGENT };
}
const int = (config) => props.get(config);
let props;
function ClientSecretPost(clientSecret) {
	if (clientSecret !== void 0) return ClientSecretPost$1(clientSecret);
	let cache = new WeakMap();
	return (as, client, body, headers) => {
		let auth;
		if (!(auth = cache.get(client))) {
			assertString(client.client_secret, "\"metadata.client_secret\"");
			auth = ClientSecretPost$1(client.client_secret);
			cache.set(client, auth);
		}
		return auth(as, client, body, headers);
	};
}
function assertString(input, it) {
	if (typeof input != "string") throw CodedTypeError(`${it} must be a string`, ERR_INVALID_ARG_TYPE);
	if (input.length === 0) throw CodedTypeError(`${it} must not be empty`, ERR_INVALID_ARG_VALUE);
}
function None() {
	return None$1();
}
const customFetch = customFetch$1;
const ERR_INVALID_ARG_VALUE = "ERR_INVALID_ARG_VALUE";
const ERR_INVALID_ARG_TYPE = "ERR_INVALID_ARG_TYPE";
function CodedTypeError(message, code, cause) {
	let err = TypeError(message, { cause });
	Object.assign(err, { code });
	return err;
}
var ClientError = class extends Error {
	code;
	constructor(message, options) {
		super(message, options);
		this.name = this.constructor.name;
		this.code = options?.code;
		Error.captureStackTrace?.(this, this.constructor);
	}
};
new TextDecoder();
function e(msg, cause, code) {
	return new ClientError(msg, {
		cause,
		code
	});
}
function errorHandler(err) {
	if (err instanceof TypeError || err instanceof ClientError || err instanceof ResponseBodyError || err instanceof AuthorizationResponseError || err instanceof WWWAuthenticateChallengeError) throw err;
	if (err instanceof OperationProcessingError) switch (err.code) {
		case HTTP_REQUEST_FORBIDDEN: throw e("only requests to HTTPS are allowed", err, err.code);
		case REQUEST_PROTOCOL_FORBIDDEN: throw e("only requests to HTTP or HTTPS are allowed", err, err.code);
		case RESPONSE_IS_NOT_CONFORM: throw e("unexpected HTTP response status code", err.cause, err.code);
		case RESPONSE_IS_NOT_JSON: throw e("unexpected response content-type", err.cause, err.code);
		case PARSE_ERROR: throw e("parsing error occured", err, err.code);
		case INVALID_RESPONSE: throw e("invalid response encountered", err, err.code);
		case JWT_CLAIM_COMPARISON: throw e("unexpected JWT claim value encountered", err, err.code);
		case JSON_ATTRIBUTE_COMPARISON: throw e("unexpected JSON attribute value encountered", err, err.code);
		case JWT_TIMESTAMP_CHECK: throw e("JWT timestamp claim value failed validation", err, err.code);
		default: throw e(err.message, err, err.code);
	}
	if (err instanceof UnsupportedOperationError) throw e("unsupported operation", err, err.code);
	if (err instanceof DOMException) switch (err.name) {
		case "OperationError": throw e("runtime operation error", err, UNSUPPORTED_OPERATION);
		case "NotSupportedError": throw e("runtime unsupported operation", err, UNSUPPORTED_OPERATION);
		case "TimeoutError": throw e("operation timed out", err, "OAUTH_TIMEOUT");
		case "AbortError": throw e("operation aborted", err, "OAUTH_ABORT");
	}
	throw new ClientError("something went wrong", { cause: err });
}
function handleEntraId(server, as, options) {
	if (server.origin === "https://login.microsoftonline.com" && (!options?.algorithm || options.algorithm === "oidc")) {
		as[kEntraId] = !0;
		return !0;
	}
	return !1;
}
function handleB2Clogin(server, options) {
	if (server.hostname.endsWith(".b2clogin.com") && (!options?.algorithm || options.algorithm === "oidc")) return !0;
	return !1;
}
async function discovery(server, clientId, metadata, clientAuthentication, options) {
	let instance = new Configuration(await performDiscovery(server, options), clientId, metadata, clientAuthentication);
	let internals = int(instance);
	options?.[customFetch] && (internals.fetch = options[customFetch]);
	options?.timeout !== void 0 && (internals.timeout = options.timeout);
	if (options?.execute) for (let extension of options.execute) extension(instance);
	return instance;
}
async function performDiscovery(server, options) {
	if (!(server instanceof URL)) throw CodedTypeError("\"server\" must be an instance of URL", ERR_INVALID_ARG_TYPE);
	let resolve = !server.href.includes("/.well-known/");
	let timeout = options?.timeout ?? 30;
	let signal = AbortSignal.timeout(timeout * 1e3);
	let as = await (resolve ? discoveryRequest(server, {
		algorithm: options?.algorithm,
		[customFetch$1]: options?.[customFetch],
		[allowInsecureRequests$1]: options?.execute?.includes(allowInsecureRequests),
		signal,
		headers: new Headers(headers)
	}) : (options?.[customFetch] || fetch)((() => {
		checkProtocol(server, !options?.execute?.includes(allowInsecureRequests));
		return server.href;
	})(), {
		headers: Object.fromEntries(new Headers({
			accept: "application/json",
			...headers
		}).entries()),
		body: void 0,
		method: "GET",
		redirect: "manual",
		signal
	})).then((response) => processDiscoveryResponse(_nodiscoverycheck, response)).catch(errorHandler);
	resolve && new URL(as.issuer).href !== server.href && (handleEntraId(server, as, options) || handleB2Clogin(server, options) || (() => {
		throw new ClientError("discovered metadata issuer does not match the expected issuer", {
			code: "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
			cause: {
				expected: server.href,
				body: as,
				attribute: "issuer"
			}
		});
	})());
	return as;
}
let decryptedResponses;
function setDecryptedResponse(result, signed) {
	if (signed !== void 0) {
		decryptedResponses ||= new WeakMap();
		decryptedResponses.set(result, signed);
	}
	return result;
}
function captureDecryptedResponse(decrypt) {
	let signed;
	return {
		decrypt: decrypt && (async (jwe) => signed = await decrypt(jwe)),
		get: () => signed
	};
}
function getServerHelpers(metadata) {
	return { supportsPKCE: {
		__proto__: null,
		value(method = "S256") {
			return metadata.code_challenge_methods_supported?.includes(method) === !0;
		}
	} };
}
function addServerHelpers(metadata) {
	Object.defineProperties(metadata, getServerHelpers(metadata));
}
const kEntraId = Symbol();
var Configuration = class {
	constructor(server, clientId, metadata, clientAuthentication) {
		if (typeof clientId != "string" || !clientId.length) throw CodedTypeError("\"clientId\" must be a non-empty string", ERR_INVALID_ARG_TYPE);
		typeof metadata == "string" && (metadata = { client_secret: metadata });
		if (metadata?.client_id !== void 0 && clientId !== metadata.client_id) throw CodedTypeError("\"clientId\" and \"metadata.client_id\" must be the same", ERR_INVALID_ARG_VALUE);
		let client = {
			...structuredClone(metadata),
			client_id: clientId
		};
		client[clockSkew] = metadata?.[clockSkew] ?? 0;
		client[clockTolerance] = metadata?.[clockTolerance] ?? 30;
		let auth;
		auth = clientAuthentication || (typeof client.client_secret == "string" && client.client_secret.length ? ClientSecretPost(client.client_secret) : None());
		let c = Object.freeze(client);
		let clone = structuredClone(server);
		kEntraId in server && (clone[_expectedIssuer] = ({ claims: { tid } }) => server.issuer.replace("{tenantid}", tid));
		let as = Object.freeze(clone);
		props ||= new WeakMap();
		props.set(this, {
			__proto__: null,
			as,
			c,
			auth,
			tlsOnly: !0,
			timeout: 30,
			jwksCache: {}
		});
	}
	serverMetadata() {
		let metadata = structuredClone(int(this).as);
		addServerHelpers(metadata);
		return metadata;
	}
	clientMetadata() {
		return structuredClone(int(this).c);
	}
	get timeout() {
		return int(this).timeout;
	}
	set timeout(value) {
		int(this).timeout = value;
	}
	get [customFetch]() {
		return int(this).fetch;
	}
	set [customFetch](value) {
		int(this).fetch = value;
	}
};
Object.freeze(Configuration.prototype);
function getHelpers(response) {
	let exp;
	response.expires_in !== void 0 && (exp = Date.now() + response.expires_in * 1e3);
	return {
		expiresIn: {
			__proto__: null,
			value() {
				if (exp) {
					let now = Date.now();
					if (exp > now) return Math.floor((exp - now) / 1e3);
					return 0;
				}
			}
		},
		claims: {
			__proto__: null,
			value() {
				return getValidatedIdTokenClaims(response);
			}
		}
	};
}
function addHelpers(response) {
	Object.defineProperties(response, getHelpers(response));
}
function allowInsecureRequests(config) {
	int(config).tlsOnly = !1;
}
async function refreshTokenGrant(config, refreshToken, parameters, options) {
	checkConfig(config);
	parameters = new URLSearchParams(parameters);
	let { as, c, auth, fetch, tlsOnly, nonRepudiation, timeout, decrypt } = int(config);
	let response = await refreshTokenGrantRequest(as, c, auth, refreshToken, {
		[customFetch$1]: fetch,
		[allowInsecureRequests$1]: !tlsOnly,
		additionalParameters: parameters,
		DPoP: options?.DPoP,
		headers: new Headers(headers),
		signal: signal(timeout)
	}).catch(errorHandler);
	let signed = captureDecryptedResponse(decrypt);
	let p = processRefreshTokenResponse(as, c, response, { [jweDecrypt]: signed.decrypt });
	let result;
	try {
		result = await p;
	} catch (err) {
		if (retryable(err, options)) return refreshTokenGrant(config, refreshToken, parameters, {
			...options,
			flag: retry$1
		});
		errorHandler(err);
	}
	result.id_token && await nonRepudiation?.(response);
	addHelpers(result);
	return setDecryptedResponse(result, signed.get());
}
function checkConfig(input) {
	if (!(input instanceof Configuration)) throw CodedTypeError("\"config\" must be an instance of Configuration", ERR_INVALID_ARG_TYPE);
	if (Object.getPrototypeOf(input) !== Configuration.prototype) throw CodedTypeError("subclassing Configuration is not allowed", ERR_INVALID_ARG_VALUE);
}
function signal(timeout) {
	return timeout ? AbortSignal.timeout(timeout * 1e3) : void 0;
}
function retryable(err, options) {
	if (options?.DPoP && options.flag !== retry$1) return isDPoPNonceError(err);
	return !1;
}
const retry$1 = Symbol();
// node_modules/rfc4648/lib/rfc4648.js
var base64UrlEncoding = {
	chars: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
	bits: 6
};
var base64url = {
	parse: function parse(string, opts) {
		return _parse(string, base64UrlEncoding, opts);
	},
	stringify: function stringify(data, opts) {
		return _stringify(data, base64UrlEncoding, opts);
	}
};
function _parse(string, encoding, opts) {
	opts === void 0 && (opts = {});
	if (!encoding.codes) {
		encoding.codes = {};
		for (var i = 0; i < encoding.chars.length; ++i) encoding.codes[encoding.chars[i]] = i;
	}
	if (!opts.loose && string.length * encoding.bits & 7) throw SyntaxError("Invalid padding");
	var end = string.length;
	for (; string[end - 1] === "=";) {
		--end;
		if (!opts.loose && !((string.length - end) * encoding.bits & 7)) throw SyntaxError("Invalid padding");
	}
	var out = new (opts.out ?? Uint8Array)(end * encoding.bits / 8 | 0);
	var bits = 0;
	var buffer = 0;
	var written = 0;
	for (var _i = 0; _i < end; ++_i) {
		var value = encoding.codes[string[_i]];
		if (value === void 0) throw SyntaxError("Invalid character " + string[_i]);
		buffer = buffer << encoding.bits | value;
		bits += encoding.bits;
		if (bits >= 8) {
			bits -= 8;
			out[written++] = 255 & buffer >> bits;
		}
	}
	if (bits >= encoding.bits || 255 & buffer << 8 - bits) throw SyntaxError("Unexpected end of data");
	return out;
}
function _stringify(data, encoding, opts) {
	opts === void 0 && (opts = {});
	var _opts$pad = opts.pad, pad = _opts$pad === void 0 || _opts$pad;
	var mask = (1 << encoding.bits) - 1;
	var out = "";
	var bits = 0;
	var buffer = 0;
	for (var i = 0; i < data.length; ++i) {
		buffer = buffer << 8 | 255 & data[i];
		bits += 8;
		for (; bits > encoding.bits;) {
			bits -= encoding.bits;
			out += encoding.chars[mask & buffer >> bits];
		}
	}
	bits && (out += encoding.chars[mask & buffer << encoding.bits - bits]);
	if (pad) for (; out.length * encoding.bits & 7;) out += "=";
	return out;
}
// node_modules/@kubernetes/client-node/dist/oidc_auth.js
var OidcClient = class {
	constructor(c) {
		this.config = c;
	}
	async refresh(token) {
		let newToken = await refreshTokenGrant(this.config, token);
		return {
			id_token: newToken.id_token,
			refresh_token: newToken.refresh_token,
			expires_at: newToken.expiresIn()
		};
	}
};
var OpenIDConnectAuth = class OpenIDConnectAuth {
	constructor() {
		this.currentTokenExpiration = 0;
	}
	static decodeJWT(token) {
		let parts = token.split(".");
		if (parts.length !== 3) return null;
		return {
			header: JSON.parse(new TextDecoder().decode(base64url.parse(parts[0], { loose: !0 }))),
			payload: JSON.parse(new TextDecoder().decode(base64url.parse(parts[1], { loose: !0 }))),
			signature: parts[2]
		};
	}
	static expirationFromToken(token) {
		let jwt = OpenIDConnectAuth.decodeJWT(token);
		if (!jwt) return 0;
		return jwt.payload.exp;
	}
	isAuthProvider(user) {
		if (!user.authProvider) return !1;
		return user.authProvider.name === "oidc";
	}
	async applyAuthentication(user, opts, overrideClient) {
		let token = await this.getToken(user, overrideClient);
		token && (opts.headers.Authorization = `Bearer ${token}`);
	}
	async getToken(user, overrideClient) {
		if (!user.authProvider.config) return null;
		user.authProvider.config["client-secret"] || (user.authProvider.config["client-secret"] = "");
		if (!user.authProvider.config || !user.authProvider.config["id-token"]) return null;
		return this.refresh(user, overrideClient);
	}
	async refresh(user, overrideClient) {
		this.currentTokenExpiration === 0 && (this.currentTokenExpiration = OpenIDConnectAuth.expirationFromToken(user.authProvider.config["id-token"]));
		if (Date.now() / 1e3 > this.currentTokenExpiration) {
			if (!user.authProvider.config["client-id"] || !user.authProvider.config["refresh-token"] || !user.authProvider.config["idp-issuer-url"]) return null;
			let newToken = await (overrideClient || await this.getClient(user)).refresh(user.authProvider.config["refresh-token"]);
			user.authProvider.config["id-token"] = newToken.id_token;
			user.authProvider.config["refresh-token"] = newToken.refresh_token;
			this.currentTokenExpiration = newToken.expires_at;
		}
		return user.authProvider.config["id-token"];
	}
	async getClient(user) {
		let ca = bufferFromFileOrString(user.authProvider.config["idp-certificate-authority"], user.authProvider.config["idp-certificate-authority-data"]);
		let configuration;
		if (ca) {
			let agent = new node_https.default.Agent({ ca });
			let customFetchFn = async (url, options) => {
				let urlObj = new URL(url);
				let requestOptions = {
					hostname: urlObj.hostname,
					port: urlObj.port,
					path: urlObj.pathname + urlObj.search,
					method: options?.method || "GET",
					headers: options?.headers || {},
					agent
				};
				return new Promise((resolve, reject) => {
					let req = node_https.default.request(requestOptions, (res) => {
						let chunks = [];
						res.on("data", (chunk) => {
							chunks.push(chunk);
						});
						res.on("end", () => {
							let body = Buffer.concat(chunks);
							resolve({
								ok: res.statusCode >= 200 && res.statusCode < 300,
								status: res.statusCode,
								statusText: res.statusMessage || "",
								headers: new Headers(res.headers),
								url,
								type: "basic",
								redirected: !1,
								body: null,
								bodyUsed: !1,
								json: async () => JSON.parse(body.toString()),
								text: async () => body.toString(),
								arrayBuffer: async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength),
								blob: async () => {
									throw Error("blob() not implemented");
								},
								formData: async () => {
									throw Error("formData() not implemented");
								},
								bytes: async () => new Uint8Array(body),
								clone: () => {
									throw Error("clone() not implemented");
								}
							});
						});
					});
					req.on("error", reject);
					options?.body && req.write(options.body);
					req.end();
				});
			};
			configuration = await discovery(user.authProvider.config["idp-issuer-url"], user.authProvider.config["client-id"], void 0, void 0, { [customFetch]: customFetchFn });
		} else configuration = await discovery(user.authProvider.config["idp-issuer-url"], user.authProvider.config["client-id"]);
		return new OidcClient(configuration);
	}
};
// node_modules/smart-buffer/build/utils.js
var require_utils = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	let buffer_1 = __nccwpck_require__(181);
	let ERRORS = {
		INVALID_ENCODING: "Invalid encoding provided. Please specify a valid encoding the internal Node.js Buffer supports.",
		INVALID_SMARTBUFFER_SIZE: "Invalid size provided. Size must be a valid integer greater than zero.",
		INVALID_SMARTBUFFER_BUFFER: "Invalid Buffer provided in SmartBufferOptions.",
		INVALID_SMARTBUFFER_OBJECT: "Invalid SmartBufferOptions object supplied to SmartBuffer constructor or factory methods.",
		INVALID_OFFSET: "An invalid offset value was provided.",
		INVALID_OFFSET_NON_NUMBER: "An invalid offset value was provided. A numeric value is required.",
		INVALID_LENGTH: "An invalid length value was provided.",
		INVALID_LENGTH_NON_NUMBER: "An invalid length value was provived. A numeric value is required.",
		INVALID_TARGET_OFFSET: "Target offset is beyond the bounds of the internal SmartBuffer data.",
		INVALID_TARGET_LENGTH: "Specified length value moves cursor beyong the bounds of the internal SmartBuffer data.",
		INVALID_READ_BEYOND_BOUNDS: "Attempted to read beyond the bounds of the managed data.",
		INVALID_WRITE_BEYOND_BOUNDS: "Attempted to write beyond the bounds of the managed data."
	};
	exports.ERRORS = ERRORS;
	exports.checkEncoding = function checkEncoding(encoding) {
		if (!buffer_1.Buffer.isEncoding(encoding)) throw Error(ERRORS.INVALID_ENCODING);
	};
	function isFiniteInteger(value) {
		return typeof value == "number" && isFinite(value) && isInteger(value);
	}
	exports.isFiniteInteger = isFiniteInteger;
	function checkOffsetOrLengthValue(value, offset) {
		if (typeof value == "number") {
			if (!isFiniteInteger(value) || value < 0) throw Error(offset ? ERRORS.INVALID_OFFSET : ERRORS.INVALID_LENGTH);
		} else throw Error(offset ? ERRORS.INVALID_OFFSET_NON_NUMBER : ERRORS.INVALID_LENGTH_NON_NUMBER);
	}
	exports.checkLengthValue = function checkLengthValue(length) {
		checkOffsetOrLengthValue(length, !1);
	};
	exports.checkOffsetValue = function checkOffsetValue(offset) {
		checkOffsetOrLengthValue(offset, !0);
	};
	exports.checkTargetOffset = function checkTargetOffset(offset, buff) {
		if (offset < 0 || offset > buff.length) throw Error(ERRORS.INVALID_TARGET_OFFSET);
	};
	function isInteger(value) {
		return typeof value == "number" && isFinite(value) && Math.floor(value) === value;
	}
	exports.bigIntAndBufferInt64Check = function bigIntAndBufferInt64Check(bufferMethod) {
		if (typeof BigInt > "u") throw Error("Platform does not support JS BigInt type.");
		if (buffer_1.Buffer.prototype[bufferMethod] === void 0) throw Error(`Platform does not support Buffer.prototype.${bufferMethod}.`);
	};
}));
// node_modules/smart-buffer/build/smartbuffer.js
var require_smartbuffer = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	let utils_1 = require_utils();
	let DEFAULT_SMARTBUFFER_SIZE = 4096;
	exports.SmartBuffer = class SmartBuffer {
		constructor(options) {
			this.length = 0;
			this._encoding = "utf8";
			this._writeOffset = 0;
			this._readOffset = 0;
			if (SmartBuffer.isSmartBufferOptions(options)) {
				if (options.encoding) {
					utils_1.checkEncoding(options.encoding);
					this._encoding = options.encoding;
				}
				if (options.size) {
					if (utils_1.isFiniteInteger(options.size) && options.size > 0) this._buff = Buffer.allocUnsafe(options.size);
					else throw Error(utils_1.ERRORS.INVALID_SMARTBUFFER_SIZE);
				} else if (options.buff) {
					if (Buffer.isBuffer(options.buff)) {
						this._buff = options.buff;
						this.length = options.buff.length;
					} else throw Error(utils_1.ERRORS.INVALID_SMARTBUFFER_BUFFER);
				} else this._buff = Buffer.allocUnsafe(DEFAULT_SMARTBUFFER_SIZE);
			} else {
				if (options !== void 0) throw Error(utils_1.ERRORS.INVALID_SMARTBUFFER_OBJECT);
				this._buff = Buffer.allocUnsafe(DEFAULT_SMARTBUFFER_SIZE);
			}
		}
		static fromSize(size, encoding) {
			return new this({
				size,
				encoding
			});
		}
		static fromBuffer(buff, encoding) {
			return new this({
				buff,
				encoding
			});
		}
		static fromOptions(options) {
			return new this(options);
		}
		static isSmartBufferOptions(options) {
			let castOptions = options;
			return castOptions && (castOptions.encoding !== void 0 || castOptions.size !== void 0 || castOptions.buff !== void 0);
		}
		readInt8(offset) {
			return this._readNumberValue(Buffer.prototype.readInt8, 1, offset);
		}
		readInt16BE(offset) {
			return this._readNumberValue(Buffer.prototype.readInt16BE, 2, offset);
		}
		readInt16LE(offset) {
			return this._readNumberValue(Buffer.prototype.readInt16LE, 2, offset);
		}
		readInt32BE(offset) {
			return this._readNumberValue(Buffer.prototype.readInt32BE, 4, offset);
		}
		readInt32LE(offset) {
			return this._readNumberValue(Buffer.prototype.readInt32LE, 4, offset);
		}
		readBigInt64BE(offset) {
			utils_1.bigIntAndBufferInt64Check("readBigInt64BE");
			return this._readNumberValue(Buffer.prototype.readBigInt64BE, 8, offset);
		}
		readBigInt64LE(offset) {
			utils_1.bigIntAndBufferInt64Check("readBigInt64LE");
			return this._readNumberValue(Buffer.prototype.readBigInt64LE, 8, offset);
		}
		writeInt8(value, offset) {
			this._writeNumberValue(Buffer.prototype.writeInt8, 1, value, offset);
			return this;
		}
		insertInt8(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeInt8, 1, value, offset);
		}
		writeInt16BE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeInt16BE, 2, value, offset);
		}
		insertInt16BE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeInt16BE, 2, value, offset);
		}
		writeInt16LE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeInt16LE, 2, value, offset);
		}
		insertInt16LE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeInt16LE, 2, value, offset);
		}
		writeInt32BE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeInt32BE, 4, value, offset);
		}
		insertInt32BE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeInt32BE, 4, value, offset);
		}
		writeInt32LE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeInt32LE, 4, value, offset);
		}
		insertInt32LE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeInt32LE, 4, value, offset);
		}
		writeBigInt64BE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigInt64BE");
			return this._writeNumberValue(Buffer.prototype.writeBigInt64BE, 8, value, offset);
		}
		insertBigInt64BE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigInt64BE");
			return this._insertNumberValue(Buffer.prototype.writeBigInt64BE, 8, value, offset);
		}
		writeBigInt64LE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigInt64LE");
			return this._writeNumberValue(Buffer.prototype.writeBigInt64LE, 8, value, offset);
		}
		insertBigInt64LE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigInt64LE");
			return this._insertNumberValue(Buffer.prototype.writeBigInt64LE, 8, value, offset);
		}
		readUInt8(offset) {
			return this._readNumberValue(Buffer.prototype.readUInt8, 1, offset);
		}
		readUInt16BE(offset) {
			return this._readNumberValue(Buffer.prototype.readUInt16BE, 2, offset);
		}
		readUInt16LE(offset) {
			return this._readNumberValue(Buffer.prototype.readUInt16LE, 2, offset);
		}
		readUInt32BE(offset) {
			return this._readNumberValue(Buffer.prototype.readUInt32BE, 4, offset);
		}
		readUInt32LE(offset) {
			return this._readNumberValue(Buffer.prototype.readUInt32LE, 4, offset);
		}
		readBigUInt64BE(offset) {
			utils_1.bigIntAndBufferInt64Check("readBigUInt64BE");
			return this._readNumberValue(Buffer.prototype.readBigUInt64BE, 8, offset);
		}
		readBigUInt64LE(offset) {
			utils_1.bigIntAndBufferInt64Check("readBigUInt64LE");
			return this._readNumberValue(Buffer.prototype.readBigUInt64LE, 8, offset);
		}
		writeUInt8(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeUInt8, 1, value, offset);
		}
		insertUInt8(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeUInt8, 1, value, offset);
		}
		writeUInt16BE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeUInt16BE, 2, value, offset);
		}
		insertUInt16BE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeUInt16BE, 2, value, offset);
		}
		writeUInt16LE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeUInt16LE, 2, value, offset);
		}
		insertUInt16LE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeUInt16LE, 2, value, offset);
		}
		writeUInt32BE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeUInt32BE, 4, value, offset);
		}
		insertUInt32BE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeUInt32BE, 4, value, offset);
		}
		writeUInt32LE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeUInt32LE, 4, value, offset);
		}
		insertUInt32LE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeUInt32LE, 4, value, offset);
		}
		writeBigUInt64BE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigUInt64BE");
			return this._writeNumberValue(Buffer.prototype.writeBigUInt64BE, 8, value, offset);
		}
		insertBigUInt64BE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigUInt64BE");
			return this._insertNumberValue(Buffer.prototype.writeBigUInt64BE, 8, value, offset);
		}
		writeBigUInt64LE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigUInt64LE");
			return this._writeNumberValue(Buffer.prototype.writeBigUInt64LE, 8, value, offset);
		}
		insertBigUInt64LE(value, offset) {
			utils_1.bigIntAndBufferInt64Check("writeBigUInt64LE");
			return this._insertNumberValue(Buffer.prototype.writeBigUInt64LE, 8, value, offset);
		}
		readFloatBE(offset) {
			return this._readNumberValue(Buffer.prototype.readFloatBE, 4, offset);
		}
		readFloatLE(offset) {
			return this._readNumberValue(Buffer.prototype.readFloatLE, 4, offset);
		}
		writeFloatBE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeFloatBE, 4, value, offset);
		}
		insertFloatBE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeFloatBE, 4, value, offset);
		}
		writeFloatLE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeFloatLE, 4, value, offset);
		}
		insertFloatLE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeFloatLE, 4, value, offset);
		}
		readDoubleBE(offset) {
			return this._readNumberValue(Buffer.prototype.readDoubleBE, 8, offset);
		}
		readDoubleLE(offset) {
			return this._readNumberValue(Buffer.prototype.readDoubleLE, 8, offset);
		}
		writeDoubleBE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeDoubleBE, 8, value, offset);
		}
		insertDoubleBE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeDoubleBE, 8, value, offset);
		}
		writeDoubleLE(value, offset) {
			return this._writeNumberValue(Buffer.prototype.writeDoubleLE, 8, value, offset);
		}
		insertDoubleLE(value, offset) {
			return this._insertNumberValue(Buffer.prototype.writeDoubleLE, 8, value, offset);
		}
		readString(arg1, encoding) {
			let lengthVal;
			if (typeof arg1 == "number") {
				utils_1.checkLengthValue(arg1);
				lengthVal = Math.min(arg1, this.length - this._readOffset);
			} else {
				encoding = arg1;
				lengthVal = this.length - this._readOffset;
			}
			encoding !== void 0 && utils_1.checkEncoding(encoding);
			let value = this._buff.slice(this._readOffset, this._readOffset + lengthVal).toString(encoding || this._encoding);
			this._readOffset += lengthVal;
			return value;
		}
		insertString(value, offset, encoding) {
			utils_1.checkOffsetValue(offset);
			return this._handleString(value, !0, offset, encoding);
		}
		writeString(value, arg2, encoding) {
			return this._handleString(value, !1, arg2, encoding);
		}
		readStringNT(encoding) {
			encoding !== void 0 && utils_1.checkEncoding(encoding);
			let nullPos = this.length;
			for (let i = this._readOffset; i < this.length; i++) if (this._buff[i] === 0) {
				nullPos = i;
				break;
			}
			let value = this._buff.slice(this._readOffset, nullPos);
			this._readOffset = nullPos + 1;
			return value.toString(encoding || this._encoding);
		}
		insertStringNT(value, offset, encoding) {
			utils_1.checkOffsetValue(offset);
			this.insertString(value, offset, encoding);
			this.insertUInt8(0, offset + value.length);
			return this;
		}
		writeStringNT(value, arg2, encoding) {
			this.writeString(value, arg2, encoding);
			this.writeUInt8(0, typeof arg2 == "number" ? arg2 + value.length : this.writeOffset);
			return this;
		}
		readBuffer(length) {
			length !== void 0 && utils_1.checkLengthValue(length);
			let lengthVal = typeof length == "number" ? length : this.length;
			let endPoint = Math.min(this.length, this._readOffset + lengthVal);
			let value = this._buff.slice(this._readOffset, endPoint);
			this._readOffset = endPoint;
			return value;
		}
		insertBuffer(value, offset) {
			utils_1.checkOffsetValue(offset);
			return this._handleBuffer(value, !0, offset);
		}
		writeBuffer(value, offset) {
			return this._handleBuffer(value, !1, offset);
		}
		readBufferNT() {
			let nullPos = this.length;
			for (let i = this._readOffset; i < this.length; i++) if (this._buff[i] === 0) {
				nullPos = i;
				break;
			}
			let value = this._buff.slice(this._readOffset, nullPos);
			this._readOffset = nullPos + 1;
			return value;
		}
		insertBufferNT(value, offset) {
			utils_1.checkOffsetValue(offset);
			this.insertBuffer(value, offset);
			this.insertUInt8(0, offset + value.length);
			return this;
		}
		writeBufferNT(value, offset) {
			offset !== void 0 && utils_1.checkOffsetValue(offset);
			this.writeBuffer(value, offset);
			this.writeUInt8(0, typeof offset == "number" ? offset + value.length : this._writeOffset);
			return this;
		}
		clear() {
			this._writeOffset = 0;
			this._readOffset = 0;
			this.length = 0;
			return this;
		}
		remaining() {
			return this.length - this._readOffset;
		}
		get readOffset() {
			return this._readOffset;
		}
		set readOffset(offset) {
			utils_1.checkOffsetValue(offset);
			utils_1.checkTargetOffset(offset, this);
			this._readOffset = offset;
		}
		get writeOffset() {
			return this._writeOffset;
		}
		set writeOffset(offset) {
			utils_1.checkOffsetValue(offset);
			utils_1.checkTargetOffset(offset, this);
			this._writeOffset = offset;
		}
		get encoding() {
			return this._encoding;
		}
		set encoding(encoding) {
			utils_1.checkEncoding(encoding);
			this._encoding = encoding;
		}
		get internalBuffer() {
			return this._buff;
		}
		toBuffer() {
			return this._buff.slice(0, this.length);
		}
		toString(encoding) {
			let encodingVal = typeof encoding == "string" ? encoding : this._encoding;
			utils_1.checkEncoding(encodingVal);
			return this._buff.toString(encodingVal, 0, this.length);
		}
		destroy() {
			this.clear();
			return this;
		}
		_handleString(value, isInsert, arg3, encoding) {
			let offsetVal = this._writeOffset;
			let encodingVal = this._encoding;
			if (typeof arg3 == "number") offsetVal = arg3;
			else if (typeof arg3 == "string") {
				utils_1.checkEncoding(arg3);
				encodingVal = arg3;
			}
			if (typeof encoding == "string") {
				utils_1.checkEncoding(encoding);
				encodingVal = encoding;
			}
			let byteLength = Buffer.byteLength(value, encodingVal);
			isInsert ? this.ensureInsertable(byteLength, offsetVal) : this._ensureWriteable(byteLength, offsetVal);
			this._buff.write(value, offsetVal, byteLength, encodingVal);
			isInsert ? this._writeOffset += byteLength : typeof arg3 == "number" ? this._writeOffset = Math.max(this._writeOffset, offsetVal + byteLength) : this._writeOffset += byteLength;
			return this;
		}
		_handleBuffer(value, isInsert, offset) {
			let offsetVal = typeof offset == "number" ? offset : this._writeOffset;
			isInsert ? this.ensureInsertable(value.length, offsetVal) : this._ensureWriteable(value.length, offsetVal);
			value.copy(this._buff, offsetVal);
			isInsert ? this._writeOffset += value.length : typeof offset == "number" ? this._writeOffset = Math.max(this._writeOffset, offsetVal + value.length) : this._writeOffset += value.length;
			return this;
		}
		ensureReadable(length, offset) {
			let offsetVal = this._readOffset;
			if (offset !== void 0) {
				utils_1.checkOffsetValue(offset);
				offsetVal = offset;
			}
			if (offsetVal < 0 || offsetVal + length > this.length) throw Error(utils_1.ERRORS.INVALID_READ_BEYOND_BOUNDS);
		}
		ensureInsertable(dataLength, offset) {
			utils_1.checkOffsetValue(offset);
			this._ensureCapacity(this.length + dataLength);
			offset < this.length && this._buff.copy(this._buff, offset + dataLength, offset, this._buff.length);
			offset + dataLength > this.length ? this.length = offset + dataLength : this.length += dataLength;
		}
		_ensureWriteable(dataLength, offset) {
			let offsetVal = typeof offset == "number" ? offset : this._writeOffset;
			this._ensureCapacity(offsetVal + dataLength);
			offsetVal + dataLength > this.length && (this.length = offsetVal + dataLength);
		}
		_ensureCapacity(minLength) {
			let oldLength = this._buff.length;
			if (minLength > oldLength) {
				let data = this._buff;
				let newLength = oldLength * 3 / 2 + 1;
				newLength < minLength && (newLength = minLength);
				this._buff = Buffer.allocUnsafe(newLength);
				data.copy(this._buff, 0, 0, oldLength);
			}
		}
		_readNumberValue(func, byteSize, offset) {
			this.ensureReadable(byteSize, offset);
			let value = func.call(this._buff, typeof offset == "number" ? offset : this._readOffset);
			offset === void 0 && (this._readOffset += byteSize);
			return value;
		}
		_insertNumberValue(func, byteSize, value, offset) {
			utils_1.checkOffsetValue(offset);
			this.ensureInsertable(byteSize, offset);
			func.call(this._buff, value, offset);
			this._writeOffset += byteSize;
			return this;
		}
		_writeNumberValue(func, byteSize, value, offset) {
			if (typeof offset == "number") {
				if (offset < 0) throw Error(utils_1.ERRORS.INVALID_WRITE_BEYOND_BOUNDS);
				utils_1.checkOffsetValue(offset);
			}
			let offsetVal = typeof offset == "number" ? offset : this._writeOffset;
			this._ensureWriteable(byteSize, offsetVal);
			func.call(this._buff, value, offsetVal);
			typeof offset == "number" ? this._writeOffset = Math.max(this._writeOffset, offsetVal + byteSize) : this._writeOffset += byteSize;
			return this;
		}
	};
}));
// node_modules/socks/build/common/constants.js
var require_constants$2 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.SOCKS5_NO_ACCEPTABLE_AUTH = exports.SOCKS5_CUSTOM_AUTH_END = exports.SOCKS5_CUSTOM_AUTH_START = exports.SOCKS_INCOMING_PACKET_SIZES = exports.SocksClientState = exports.Socks5Response = exports.Socks5HostType = exports.Socks5Auth = exports.Socks4Response = exports.SocksCommand = exports.ERRORS = exports.DEFAULT_TIMEOUT = void 0;
	exports.DEFAULT_TIMEOUT = 3e4;
	exports.ERRORS = {
		InvalidSocksCommand: "An invalid SOCKS command was provided. Valid options are connect, bind, and associate.",
		InvalidSocksCommandForOperation: "An invalid SOCKS command was provided. Only a subset of commands are supported for this operation.",
		InvalidSocksCommandChain: "An invalid SOCKS command was provided. Chaining currently only supports the connect command.",
		InvalidSocksClientOptionsDestination: "An invalid destination host was provided.",
		InvalidSocksClientOptionsExistingSocket: "An invalid existing socket was provided. This should be an instance of stream.Duplex.",
		InvalidSocksClientOptionsProxy: "Invalid SOCKS proxy details were provided.",
		InvalidSocksClientOptionsTimeout: "An invalid timeout value was provided. Please enter a value above 0 (in ms).",
		InvalidSocksClientOptionsProxiesLength: "At least two socks proxies must be provided for chaining.",
		InvalidSocksClientOptionsCustomAuthRange: "Custom auth must be a value between 0x80 and 0xFE.",
		InvalidSocksClientOptionsCustomAuthOptions: "When a custom_auth_method is provided, custom_auth_request_handler, custom_auth_response_size, and custom_auth_response_handler must also be provided and valid.",
		NegotiationError: "Negotiation error",
		SocketClosed: "Socket closed",
		ProxyConnectionTimedOut: "Proxy connection timed out",
		InternalError: "SocksClient internal error (this should not happen)",
		InvalidSocks4HandshakeResponse: "Received invalid Socks4 handshake response",
		Socks4ProxyRejectedConnection: "Socks4 Proxy rejected connection",
		InvalidSocks4IncomingConnectionResponse: "Socks4 invalid incoming connection response",
		Socks4ProxyRejectedIncomingBoundConnection: "Socks4 Proxy rejected incoming bound connection",
		InvalidSocks5InitialHandshakeResponse: "Received invalid Socks5 initial handshake response",
		InvalidSocks5IntiailHandshakeSocksVersion: "Received invalid Socks5 initial handshake (invalid socks version)",
		InvalidSocks5InitialHandshakeNoAcceptedAuthType: "Received invalid Socks5 initial handshake (no accepted authentication type)",
		InvalidSocks5InitialHandshakeUnknownAuthType: "Received invalid Socks5 initial handshake (unknown authentication type)",
		Socks5AuthenticationFailed: "Socks5 Authentication failed",
		InvalidSocks5FinalHandshake: "Received invalid Socks5 final handshake response",
		InvalidSocks5FinalHandshakeRejected: "Socks5 proxy rejected connection",
		InvalidSocks5IncomingConnectionResponse: "Received invalid Socks5 incoming connection response",
		Socks5ProxyRejectedIncomingBoundConnection: "Socks5 Proxy rejected incoming bound connection"
	};
	exports.SOCKS_INCOMING_PACKET_SIZES = {
		Socks5InitialHandshakeResponse: 2,
		Socks5UserPassAuthenticationResponse: 2,
		Socks5ResponseHeader: 5,
		Socks5ResponseIPv4: 10,
		Socks5ResponseIPv6: 22,
		Socks5ResponseHostname: (hostNameLength) => hostNameLength + 7,
		Socks4Response: 8
	};
	var SocksCommand;
	(function(SocksCommand) {
		SocksCommand[SocksCommand.connect = 1] = "connect";
		SocksCommand[SocksCommand.bind = 2] = "bind";
		SocksCommand[SocksCommand.associate = 3] = "associate";
	})(SocksCommand || (exports.SocksCommand = SocksCommand = {}));
	var Socks4Response;
	(function(Socks4Response) {
		Socks4Response[Socks4Response.Granted = 90] = "Granted";
		Socks4Response[Socks4Response.Failed = 91] = "Failed";
		Socks4Response[Socks4Response.Rejected = 92] = "Rejected";
		Socks4Response[Socks4Response.RejectedIdent = 93] = "RejectedIdent";
	})(Socks4Response || (exports.Socks4Response = Socks4Response = {}));
	var Socks5Auth;
	(function(Socks5Auth) {
		Socks5Auth[Socks5Auth.NoAuth = 0] = "NoAuth";
		Socks5Auth[Socks5Auth.GSSApi = 1] = "GSSApi";
		Socks5Auth[Socks5Auth.UserPass = 2] = "UserPass";
	})(Socks5Auth || (exports.Socks5Auth = Socks5Auth = {}));
	exports.SOCKS5_CUSTOM_AUTH_START = 128;
	exports.SOCKS5_CUSTOM_AUTH_END = 254;
	exports.SOCKS5_NO_ACCEPTABLE_AUTH = 255;
	var Socks5Response;
	(function(Socks5Response) {
		Socks5Response[Socks5Response.Granted = 0] = "Granted";
		Socks5Response[Socks5Response.Failure = 1] = "Failure";
		Socks5Response[Socks5Response.NotAllowed = 2] = "NotAllowed";
		Socks5Response[Socks5Response.NetworkUnreachable = 3] = "NetworkUnreachable";
		Socks5Response[Socks5Response.HostUnreachable = 4] = "HostUnreachable";
		Socks5Response[Socks5Response.ConnectionRefused = 5] = "ConnectionRefused";
		Socks5Response[Socks5Response.TTLExpired = 6] = "TTLExpired";
		Socks5Response[Socks5Response.CommandNotSupported = 7] = "CommandNotSupported";
		Socks5Response[Socks5Response.AddressNotSupported = 8] = "AddressNotSupported";
	})(Socks5Response || (exports.Socks5Response = Socks5Response = {}));
	var Socks5HostType;
	(function(Socks5HostType) {
		Socks5HostType[Socks5HostType.IPv4 = 1] = "IPv4";
		Socks5HostType[Socks5HostType.Hostname = 3] = "Hostname";
		Socks5HostType[Socks5HostType.IPv6 = 4] = "IPv6";
	})(Socks5HostType || (exports.Socks5HostType = Socks5HostType = {}));
	var SocksClientState;
	(function(SocksClientState) {
		SocksClientState[SocksClientState.Created = 0] = "Created";
		SocksClientState[SocksClientState.Connecting = 1] = "Connecting";
		SocksClientState[SocksClientState.Connected = 2] = "Connected";
		SocksClientState[SocksClientState.SentInitialHandshake = 3] = "SentInitialHandshake";
		SocksClientState[SocksClientState.ReceivedInitialHandshakeResponse = 4] = "ReceivedInitialHandshakeResponse";
		SocksClientState[SocksClientState.SentAuthentication = 5] = "SentAuthentication";
		SocksClientState[SocksClientState.ReceivedAuthenticationResponse = 6] = "ReceivedAuthenticationResponse";
		SocksClientState[SocksClientState.SentFinalHandshake = 7] = "SentFinalHandshake";
		SocksClientState[SocksClientState.ReceivedFinalResponse = 8] = "ReceivedFinalResponse";
		SocksClientState[SocksClientState.BoundWaitingForConnection = 9] = "BoundWaitingForConnection";
		SocksClientState[SocksClientState.Established = 10] = "Established";
		SocksClientState[SocksClientState.Disconnected = 11] = "Disconnected";
		SocksClientState[SocksClientState.Error = 99] = "Error";
	})(SocksClientState || (exports.SocksClientState = SocksClientState = {}));
}));
// node_modules/socks/build/common/util.js
var require_util = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.SocksClientError = void 0;
	exports.shuffleArray = shuffleArray;
	var SocksClientError = class extends Error {
		constructor(message, options) {
			super(message);
			this.options = options;
		}
	};
	exports.SocksClientError = SocksClientError;
	function shuffleArray(array) {
		for (let i = array.length - 1; i > 0; i--) {
			let j = Math.floor(Math.random() * (i + 1));
			[array[i], array[j]] = [array[j], array[i]];
		}
	}
}));
// node_modules/ip-address/dist/address-error.js
var require_address_error = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.AddressError = void 0;
	var AddressError = class extends Error {
		constructor(message, parseMessage) {
			super(message);
			this.name = "AddressError";
			this.parseMessage = parseMessage;
		}
	};
	exports.AddressError = AddressError;
}));
// node_modules/ip-address/dist/common.js
var require_common$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.isInSubnet = isInSubnet;
	exports.isHostInSubnet = isHostInSubnet;
	exports.isGloballyReachable = isGloballyReachable;
	exports.offsetBigInt = offsetBigInt;
	exports.isCorrect = isCorrect;
	exports.prefixLengthFromMask = prefixLengthFromMask;
	exports.assertByteArray = assertByteArray;
	exports.numberToPaddedHex = numberToPaddedHex;
	exports.stringToPaddedHex = stringToPaddedHex;
	exports.testBit = testBit;
	let address_error_1 = require_address_error();
	function isInSubnet(address) {
		if (this.subnetMask < address.subnetMask) return !1;
		return isHostInSubnet.call(this, address);
	}
	function isHostInSubnet(address) {
		if (this.binaryZeroPad().length !== address.binaryZeroPad().length) return !1;
		return this.mask(address.subnetMask) === address.mask();
	}
	function isGloballyReachable(entries) {
		let best = null;
		for (let i = 0; i < entries.length; i++) {
			let entry = entries[i];
			entry.reachable !== null && isHostInSubnet.call(this, entry.subnet) && (best === null || entry.subnet.subnetMask > best.subnet.subnetMask) && (best = entry);
		}
		return best === null || best.reachable;
	}
	function offsetBigInt(value, n, bits, family) {
		if (typeof n == "number" && !Number.isSafeInteger(n)) throw new address_error_1.AddressError(`${family} offset must be an integer`);
		if (typeof n != "number" && typeof n != "bigint") throw new address_error_1.AddressError(`${family} offset must be an integer`);
		let result = value + BigInt(n);
		if (result < BigInt(0) || result > (BigInt(1) << BigInt(bits)) - BigInt(1)) throw new address_error_1.AddressError(`${family} offset leaves the address space`);
		return result;
	}
	function isCorrect(defaultBits) {
		return function isCorrectForm() {
			if (this.addressMinusSuffix !== this.correctForm()) return !1;
			if (this.subnetMask === defaultBits && !this.parsedSubnet) return !0;
			return this.parsedSubnet === String(this.subnetMask);
		};
	}
	function prefixLengthFromMask(value, totalBits) {
		let binary = value.toString(2).padStart(totalBits, "0");
		if (binary.length > totalBits) throw new address_error_1.AddressError("Invalid subnet mask.");
		let firstZero = binary.indexOf("0");
		if (firstZero === -1) return totalBits;
		if (binary.slice(firstZero).includes("1")) throw new address_error_1.AddressError("Invalid subnet mask.");
		return firstZero;
	}
	function assertByteArray(bytes, byteCount, family, minimum) {
		if (bytes.length !== byteCount) throw new address_error_1.AddressError(`${family} addresses require exactly ${byteCount} bytes`);
		for (let i = 0; i < bytes.length; i++) if (!Number.isInteger(bytes[i]) || bytes[i] < minimum || bytes[i] > 255) throw new address_error_1.AddressError(`All bytes must be integers between ${minimum} and 255`);
	}
	function numberToPaddedHex(number) {
		return number.toString(16).padStart(2, "0");
	}
	function stringToPaddedHex(numberString) {
		return numberToPaddedHex(parseInt(numberString, 10));
	}
	function testBit(binaryValue, position) {
		let { length } = binaryValue;
		if (position >= length) return !1;
		let positionInString = length - position - 1;
		return binaryValue.substring(positionInString, positionInString + 1) === "1";
	}
}));
// node_modules/ip-address/dist/v4/constants.js
var require_constants$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.SPECIAL_PURPOSE = exports.RE_SUBNET_STRING = exports.RE_ADDRESS = exports.GROUPS = exports.BITS = void 0;
	exports.BITS = 32;
	exports.GROUPS = 4;
	exports.RE_ADDRESS = /^(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/g;
	exports.RE_SUBNET_STRING = /\/\d{1,2}$/;
	exports.SPECIAL_PURPOSE = [
		[
			"0.0.0.0/8",
			"This network",
			!1
		],
		[
			"0.0.0.0/32",
			"This host on this network",
			!1
		],
		[
			"10.0.0.0/8",
			"Private-Use",
			!1
		],
		[
			"100.64.0.0/10",
			"Shared Address Space",
			!1
		],
		[
			"127.0.0.0/8",
			"Loopback",
			!1
		],
		[
			"169.254.0.0/16",
			"Link Local",
			!1
		],
		[
			"172.16.0.0/12",
			"Private-Use",
			!1
		],
		[
			"192.0.0.0/24",
			"IETF Protocol Assignments",
			!1
		],
		[
			"192.0.0.0/29",
			"IPv4 Service Continuity Prefix",
			!1
		],
		[
			"192.0.0.8/32",
			"IPv4 dummy address",
			!1
		],
		[
			"192.0.0.9/32",
			"Port Control Protocol Anycast",
			!0
		],
		[
			"192.0.0.10/32",
			"Traversal Using Relays around NAT Anycast",
			!0
		],
		[
			"192.0.0.170/32",
			"NAT64/DNS64 Discovery",
			!1
		],
		[
			"192.0.0.171/32",
			"NAT64/DNS64 Discovery",
			!1
		],
		[
			"192.0.2.0/24",
			"Documentation (TEST-NET-1)",
			!1
		],
		[
			"192.31.196.0/24",
			"AS112-v4",
			!0
		],
		[
			"192.52.193.0/24",
			"AMT",
			!0
		],
		[
			"192.88.99.0/24",
			"Deprecated (6to4 Relay Anycast)",
			null
		],
		[
			"192.88.99.2/32",
			"6a44-relay anycast address",
			!1
		],
		[
			"192.168.0.0/16",
			"Private-Use",
			!1
		],
		[
			"192.175.48.0/24",
			"Direct Delegation AS112 Service",
			!0
		],
		[
			"198.18.0.0/15",
			"Benchmarking",
			!1
		],
		[
			"198.51.100.0/24",
			"Documentation (TEST-NET-2)",
			!1
		],
		[
			"203.0.113.0/24",
			"Documentation (TEST-NET-3)",
			!1
		],
		[
			"240.0.0.0/4",
			"Reserved",
			!1
		],
		[
			"255.255.255.255/32",
			"Limited Broadcast",
			!1
		]
	];
}));
// node_modules/ip-address/dist/ipv4.js
var require_ipv4 = __commonJSMin(((exports, module, this$6) => {
	var __createBinding = this$6 && this$6.__createBinding || (Object.create ? (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		var desc = Object.getOwnPropertyDescriptor(m, k);
		(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
			enumerable: !0,
			get: function() {
				return m[k];
			}
		});
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$6 && this$6.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: !0,
			value: v
		});
	}) : function(o, v) {
		o.default = v;
	});
	var __importStar = this$6 && this$6.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) for (var k in mod) k !== "default" && Object.prototype.hasOwnProperty.call(mod, k) && __createBinding(result, mod, k);
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.Address4 = void 0;
	let common = __importStar(require_common$1());
	let constants = __importStar(require_constants$1());
	let address_error_1 = require_address_error();
	let isCorrect4 = common.isCorrect(constants.BITS);
	var Address4 = class Address4 {
		constructor(address) {
			this.addressMinusSuffix = "";
			this.groups = constants.GROUPS;
			this.parsedAddress = [];
			this.parsedSubnet = "";
			this.subnet = "/32";
			this.subnetMask = 32;
			this.v4 = !0;
			this.isCorrect = isCorrect4;
			this.isInSubnet = common.isInSubnet;
			this.isHostInSubnet = common.isHostInSubnet;
			this.address = address;
			let subnet = constants.RE_SUBNET_STRING.exec(address);
			if (subnet) {
				this.parsedSubnet = subnet[0].replace("/", "");
				this.subnetMask = parseInt(this.parsedSubnet, 10);
				this.subnet = `/${this.subnetMask}`;
				if (this.subnetMask < 0 || this.subnetMask > constants.BITS) throw new address_error_1.AddressError("Invalid subnet mask.");
				address = address.replace(constants.RE_SUBNET_STRING, "");
			}
			let longest = constants.GROUPS * 4 - 1;
			if (address.length > longest) throw new address_error_1.AddressError(`IPv4 addresses are at most ${longest} characters.`);
			this.addressMinusSuffix = address;
			this.parsedAddress = this.parse(address);
		}
		static isValid(address) {
			try {
				new Address4(address);
				return !0;
			} catch {
				return !1;
			}
		}
		parse(address) {
			let groups = address.split(".");
			if (groups.some((group) => /^0\d/.test(group))) throw new address_error_1.AddressError("IPv4 addresses can't have leading zeroes.");
			if (!address.match(constants.RE_ADDRESS)) throw new address_error_1.AddressError("Invalid IPv4 address.");
			return groups;
		}
		correctForm() {
			return this.parsedAddress.map((part) => parseInt(part, 10)).join(".");
		}
		static fromAddressAndMask(address, mask) {
			let bits = common.prefixLengthFromMask(new Address4(mask).bigInt(), constants.BITS);
			return new Address4(`${address}/${bits}`);
		}
		static fromAddressAndWildcardMask(address, wildcardMask) {
			let mask = new Address4(wildcardMask).bigInt() ^ (BigInt(1) << BigInt(constants.BITS)) - BigInt(1);
			let bits = common.prefixLengthFromMask(mask, constants.BITS);
			return new Address4(`${address}/${bits}`);
		}
		static fromWildcard(input) {
			let groups = input.split(".");
			if (groups.length !== constants.GROUPS) throw new address_error_1.AddressError("Wildcard pattern must have 4 octets");
			let firstWildcard = -1;
			for (let i = 0; i < groups.length; i++) if (groups[i] === "*") firstWildcard === -1 && (firstWildcard = i);
			else if (firstWildcard !== -1) throw new address_error_1.AddressError("Wildcard `*` must only appear in trailing octets (e.g. `192.168.0.*`)");
			let trailing = firstWildcard === -1 ? 0 : groups.length - firstWildcard;
			let replaced = groups.map((g) => g === "*" ? "0" : g);
			let subnetBits = constants.BITS - trailing * 8;
			return new Address4(`${replaced.join(".")}/${subnetBits}`);
		}
		static fromHex(hex) {
			let stripped = hex.replace(/:/g, "");
			if (!/^[0-9a-fA-F]{8}$/.test(stripped)) throw new address_error_1.AddressError("IPv4 hex must be exactly 8 hex digits");
			let groups = [];
			for (let i = 0; i < 8; i += 2) groups.push(parseInt(stripped.slice(i, i + 2), 16));
			return new Address4(groups.join("."));
		}
		static fromInteger(integer) {
			if (!Number.isInteger(integer) || integer < 0 || integer > 0xffffffff) throw new address_error_1.AddressError("IPv4 integer must be in the range 0 to 2**32 - 1");
			return Address4.fromHex(integer.toString(16).padStart(8, "0"));
		}
		static fromArpa(arpaFormAddress) {
			let longest = constants.GROUPS * 4 - 1 + 3 + 14;
			if (arpaFormAddress.length > longest) throw new address_error_1.AddressError(`in-addr.arpa names are at most ${longest} characters.`);
			let address = arpaFormAddress.replace(/(\.in-addr\.arpa)?\.?$/i, "").split(".").reverse().join(".");
			return new Address4(address);
		}
		toHex() {
			return this.parsedAddress.map((part) => common.stringToPaddedHex(part)).join(":");
		}
		toArray() {
			return this.parsedAddress.map((part) => parseInt(part, 10));
		}
		toGroup6() {
			let output = [];
			let i = 0;
			for (; i < constants.GROUPS; i += 2) output.push(`${common.stringToPaddedHex(this.parsedAddress[i])}${common.stringToPaddedHex(this.parsedAddress[i + 1])}`);
			return output.join(":");
		}
		bigInt() {
			return BigInt(`0x${this.parsedAddress.map((n) => common.stringToPaddedHex(n)).join("")}`);
		}
		_startAddress() {
			return BigInt(`0b${this.mask() + "0".repeat(constants.BITS - this.subnetMask)}`);
		}
		startAddress() {
			return Address4.fromBigInt(this._startAddress());
		}
		startAddressExclusive() {
			let adjust = BigInt("1");
			return Address4.fromBigInt(this._startAddress() + adjust);
		}
		offset(n) {
			return Address4.fromBigInt(common.offsetBigInt(this.bigInt(), n, constants.BITS, "IPv4")).withSubnetMask(this.subnetMask);
		}
		nextNetwork() {
			return Address4.fromBigInt(common.offsetBigInt(this._endAddress(), 1, constants.BITS, "IPv4")).withSubnetMask(this.subnetMask);
		}
		withSubnetMask(subnetMask) {
			return new Address4(`${this.correctForm()}/${subnetMask}`);
		}
		_endAddress() {
			return BigInt(`0b${this.mask() + "1".repeat(constants.BITS - this.subnetMask)}`);
		}
		endAddress() {
			return Address4.fromBigInt(this._endAddress());
		}
		endAddressExclusive() {
			let adjust = BigInt("1");
			return Address4.fromBigInt(this._endAddress() - adjust);
		}
		subnetMaskAddress() {
			return Address4.fromBigInt(BigInt(`0b${"1".repeat(this.subnetMask)}${"0".repeat(constants.BITS - this.subnetMask)}`));
		}
		wildcardMask() {
			return Address4.fromBigInt(BigInt(`0b${"0".repeat(this.subnetMask)}${"1".repeat(constants.BITS - this.subnetMask)}`));
		}
		networkForm() {
			return `${this.startAddress().correctForm()}/${this.subnetMask}`;
		}
		static fromBigInt(bigInt) {
			if (bigInt < BigInt(0) || bigInt > BigInt(0xffffffff)) throw new address_error_1.AddressError("IPv4 BigInt must be in the range 0 to 2**32 - 1");
			return Address4.fromHex(bigInt.toString(16).padStart(8, "0"));
		}
		static fromByteArray(bytes) {
			common.assertByteArray(bytes, 4, "IPv4", 0);
			return this.fromUnsignedByteArray(bytes);
		}
		static fromUnsignedByteArray(bytes) {
			if (bytes.length !== 4) throw new address_error_1.AddressError("IPv4 addresses require exactly 4 bytes");
			let address = bytes.join(".");
			return new Address4(address);
		}
		mask(mask) {
			mask === void 0 && (mask = this.subnetMask);
			return this.getBitsBase2(0, mask);
		}
		getBitsBase2(start, end) {
			return this.binaryZeroPad().slice(start, end);
		}
		reverseForm(options) {
			options ||= {};
			let reversed = this.correctForm().split(".").reverse().join(".");
			if (options.omitSuffix) return reversed;
			return `${reversed}.in-addr.arpa.`;
		}
		isMulticast() {
			return this.isHostInSubnet(MULTICAST_V4);
		}
		isPrivate() {
			return PRIVATE_V4.some((subnet) => this.isHostInSubnet(subnet));
		}
		isLoopback() {
			return this.isHostInSubnet(LOOPBACK_V4);
		}
		isLinkLocal() {
			return this.isHostInSubnet(LINK_LOCAL_V4);
		}
		isUnspecified() {
			return this.isHostInSubnet(UNSPECIFIED_V4);
		}
		isBroadcast() {
			return this.isHostInSubnet(BROADCAST_V4);
		}
		isCGNAT() {
			return this.isHostInSubnet(CGNAT_V4);
		}
		isDocumentation() {
			return DOCUMENTATION_V4.some((subnet) => this.isHostInSubnet(subnet));
		}
		isBenchmarking() {
			return this.isHostInSubnet(BENCHMARKING_V4);
		}
		isReserved() {
			return this.isHostInSubnet(RESERVED_V4);
		}
		isGlobal() {
			return !this.isMulticast() && common.isGloballyReachable.call(this, SPECIAL_PURPOSE_V4);
		}
		binaryZeroPad() {
			this._binaryZeroPad === void 0 && (this._binaryZeroPad = this.bigInt().toString(2).padStart(constants.BITS, "0"));
			return this._binaryZeroPad;
		}
		groupForV6() {
			let segments = this.parsedAddress;
			return this.correctForm().replace(constants.RE_ADDRESS, `<span class="hover-group group-v4 group-6">${segments.slice(0, 2).join(".")}</span>.<span class="hover-group group-v4 group-7">${segments.slice(2, 4).join(".")}</span>`);
		}
	};
	exports.Address4 = Address4;
	let MULTICAST_V4 = new Address4("224.0.0.0/4");
	let PRIVATE_V4 = [
		new Address4("10.0.0.0/8"),
		new Address4("172.16.0.0/12"),
		new Address4("192.168.0.0/16")
	];
	let LOOPBACK_V4 = new Address4("127.0.0.0/8");
	let LINK_LOCAL_V4 = new Address4("169.254.0.0/16");
	let UNSPECIFIED_V4 = new Address4("0.0.0.0/32");
	let BROADCAST_V4 = new Address4("255.255.255.255/32");
	let CGNAT_V4 = new Address4("100.64.0.0/10");
	let DOCUMENTATION_V4 = [
		new Address4("192.0.2.0/24"),
		new Address4("198.51.100.0/24"),
		new Address4("203.0.113.0/24")
	];
	let BENCHMARKING_V4 = new Address4("198.18.0.0/15");
	let RESERVED_V4 = new Address4("240.0.0.0/4");
	let SPECIAL_PURPOSE_V4 = constants.SPECIAL_PURPOSE.map(([cidr, , reachable]) => ({
		subnet: new Address4(cidr),
		reachable
	}));
}));
// node_modules/ip-address/dist/v6/constants.js
var require_constants = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.SPECIAL_PURPOSE = exports.RE_URL_WITH_PORT = exports.RE_URL = exports.RE_ZONE_STRING = exports.RE_SUBNET_STRING = exports.RE_BAD_ADDRESS = exports.RE_BAD_CHARACTERS = exports.TYPES = exports.SCOPES = exports.GROUPS = exports.BITS = void 0;
	exports.BITS = 128;
	exports.GROUPS = 8;
	exports.SCOPES = {
		0: "Reserved",
		1: "Interface local",
		2: "Link local",
		4: "Admin local",
		5: "Site local",
		8: "Organization local",
		14: "Global",
		15: "Reserved"
	};
	exports.TYPES = {
		"ff01::1/128": "Multicast (All nodes on this interface)",
		"ff01::2/128": "Multicast (All routers on this interface)",
		"ff02::1/128": "Multicast (All nodes on this link)",
		"ff02::2/128": "Multicast (All routers on this link)",
		"ff05::2/128": "Multicast (All routers in this site)",
		"ff02::5/128": "Multicast (OSPFv3 AllSPF routers)",
		"ff02::6/128": "Multicast (OSPFv3 AllDR routers)",
		"ff02::9/128": "Multicast (RIP routers)",
		"ff02::a/128": "Multicast (EIGRP routers)",
		"ff02::d/128": "Multicast (PIM routers)",
		"ff02::16/128": "Multicast (MLDv2 reports)",
		"ff01::fb/128": "Multicast (mDNSv6)",
		"ff02::fb/128": "Multicast (mDNSv6)",
		"ff05::fb/128": "Multicast (mDNSv6)",
		"ff02::1:2/128": "Multicast (All DHCP servers and relay agents on this link)",
		"ff05::1:2/128": "Multicast (All DHCP servers and relay agents in this site)",
		"ff02::1:3/128": "Multicast (All DHCP servers on this link)",
		"ff05::1:3/128": "Multicast (All DHCP servers in this site)",
		"::/128": "Unspecified",
		"::1/128": "Loopback",
		"::ffff:0:0/96": "IPv4-mapped",
		"ff00::/8": "Multicast",
		"fe80::/10": "Link-local unicast",
		"fc00::/7": "Unique local",
		"2001::/32": "Teredo",
		"2001:2::/48": "Benchmarking",
		"2002::/16": "6to4",
		"2001:db8::/32": "Documentation",
		"3fff::/20": "Documentation",
		"100::/64": "Discard-only",
		"fec0::/10": "Site-local unicast (deprecated)",
		"::/96": "IPv4-compatible (deprecated)",
		"64:ff9b::/96": "NAT64 (well-known)",
		"64:ff9b:1::/48": "NAT64 (local-use)"
	};
	exports.RE_BAD_CHARACTERS = /([^0-9a-f:/%])/gi;
	exports.RE_BAD_ADDRESS = /([0-9a-f]{5,}|:{3,}|[^:]:$|^:[^:]|\/$)/gi;
	exports.RE_SUBNET_STRING = /\/\d{1,3}(?=%|$)/;
	exports.RE_ZONE_STRING = /%.*$/;
	exports.RE_URL = /^(?:\[([0-9a-f:.]+)\]|([0-9a-f:.]+))(?:[/?#].*)?$/i;
	exports.RE_URL_WITH_PORT = /^\[([0-9a-f:.]+)\]:([0-9]{1,5})(?:[/?#].*)?$/i;
	exports.SPECIAL_PURPOSE = [
		[
			"::1/128",
			"Loopback Address",
			!1
		],
		[
			"::/128",
			"Unspecified Address",
			!1
		],
		[
			"::ffff:0:0/96",
			"IPv4-mapped Address",
			!1
		],
		[
			"64:ff9b::/96",
			"IPv4-IPv6 Translat.",
			!0
		],
		[
			"64:ff9b:1::/48",
			"IPv4-IPv6 Translat.",
			!1
		],
		[
			"100::/64",
			"Discard-Only Address Block",
			!1
		],
		[
			"100:0:0:1::/64",
			"Dummy IPv6 Prefix",
			!1
		],
		[
			"2001::/23",
			"IETF Protocol Assignments",
			!1
		],
		[
			"2001::/32",
			"TEREDO",
			!1
		],
		[
			"2001:1::1/128",
			"Port Control Protocol Anycast",
			!0
		],
		[
			"2001:1::2/128",
			"Traversal Using Relays around NAT Anycast",
			!0
		],
		[
			"2001:1::3/128",
			"DNS-SD Service Registration Protocol Anycast",
			!0
		],
		[
			"2001:2::/48",
			"Benchmarking",
			!1
		],
		[
			"2001:3::/32",
			"AMT",
			!0
		],
		[
			"2001:4:112::/48",
			"AS112-v6",
			!0
		],
		[
			"2001:10::/28",
			"Deprecated (previously ORCHID)",
			null
		],
		[
			"2001:20::/28",
			"ORCHIDv2",
			!0
		],
		[
			"2001:30::/28",
			"Drone Remote ID Protocol Entity Tags (DETs) Prefix",
			!0
		],
		[
			"2001:db8::/32",
			"Documentation",
			!1
		],
		[
			"2002::/16",
			"6to4",
			!1
		],
		[
			"2620:4f:8000::/48",
			"Direct Delegation AS112 Service",
			!0
		],
		[
			"3fff::/20",
			"Documentation",
			!1
		],
		[
			"5f00::/16",
			"Segment Routing (SRv6) SIDs",
			!1
		],
		[
			"fc00::/7",
			"Unique-Local",
			!1
		],
		[
			"fe80::/10",
			"Link-Local Unicast",
			!1
		]
	];
}));
// node_modules/ip-address/dist/v6/helpers.js
var require_helpers$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.escapeHtml = escapeHtml;
	exports.spanAllZeroes = spanAllZeroes;
	exports.spanAll = spanAll;
	exports.spanLeadingZeroes = spanLeadingZeroes;
	exports.simpleGroup = simpleGroup;
	function escapeHtml(s) {
		return s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;");
	}
	function spanAllZeroes(s) {
		return escapeHtml(s).replace(/(0+)/g, "<span class=\"zero\">$1</span>");
	}
	function spanAll(s, offset = 0) {
		return s.split("").map((n, i) => `<span class="digit value-${escapeHtml(n)} position-${i + offset}">${spanAllZeroes(n)}</span>`).join("");
	}
	function spanLeadingZeroesSimple(group) {
		return escapeHtml(group).replace(/^(0+)/, "<span class=\"zero\">$1</span>");
	}
	function spanLeadingZeroes(address) {
		return address.split(":").map((g) => spanLeadingZeroesSimple(g)).join(":");
	}
	function simpleGroup(addressString, offset = 0) {
		return addressString.split(":").map((g, i) => {
			if (/group-v4/.test(g)) return g;
			return `<span class="hover-group group-${i + offset}">${spanLeadingZeroesSimple(g)}</span>`;
		});
	}
}));
// node_modules/ip-address/dist/v6/regular-expressions.js
var require_regular_expressions = __commonJSMin(((exports, module, this$5) => {
	var __createBinding = this$5 && this$5.__createBinding || (Object.create ? (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		var desc = Object.getOwnPropertyDescriptor(m, k);
		(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
			enumerable: !0,
			get: function() {
				return m[k];
			}
		});
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$5 && this$5.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: !0,
			value: v
		});
	}) : function(o, v) {
		o.default = v;
	});
	var __importStar = this$5 && this$5.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) for (var k in mod) k !== "default" && Object.prototype.hasOwnProperty.call(mod, k) && __createBinding(result, mod, k);
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.ADDRESS_BOUNDARY = void 0;
	exports.groupPossibilities = groupPossibilities;
	exports.padGroup = padGroup;
	exports.simpleRegularExpression = simpleRegularExpression;
	exports.possibleElisions = possibleElisions;
	let v6 = __importStar(require_constants());
	function groupPossibilities(possibilities) {
		return `(${possibilities.join("|")})`;
	}
	function padGroup(group) {
		if (group.length < 4) return `0{0,${4 - group.length}}${group}`;
		return group;
	}
	exports.ADDRESS_BOUNDARY = "[^A-Fa-f0-9:]";
	function simpleRegularExpression(groups) {
		let zeroIndexes = [];
		groups.forEach((group, i) => {
			parseInt(group, 16) === 0 && zeroIndexes.push(i);
		});
		let possibilities = zeroIndexes.map((zeroIndex) => groups.map((group, i) => {
			if (i === zeroIndex) {
				let elision = i === 0 || i === v6.GROUPS - 1 ? ":" : "";
				return groupPossibilities([padGroup(group), elision]);
			}
			return padGroup(group);
		}).join(":"));
		possibilities.push(groups.map(padGroup).join(":"));
		return groupPossibilities(possibilities);
	}
	function possibleElisions(elidedGroups, moreLeft, moreRight) {
		let left = moreLeft ? "" : ":";
		let right = moreRight ? "" : ":";
		let possibilities = [];
		!moreLeft && !moreRight && possibilities.push("::");
		moreLeft && moreRight && possibilities.push("");
		(moreRight && !moreLeft || !moreRight && moreLeft) && possibilities.push(":");
		possibilities.push(`${left}(:0{1,4}){1,${elidedGroups - 1}}`);
		possibilities.push(`(0{1,4}:){1,${elidedGroups - 1}}${right}`);
		possibilities.push(`(0{1,4}:){${elidedGroups - 1}}0{1,4}`);
		for (let groups = 1; groups < elidedGroups - 1; groups++) for (let position = 1; position < elidedGroups - groups; position++) possibilities.push(`(0{1,4}:){${position}}:(0{1,4}:){${elidedGroups - position - groups - 1}}0{1,4}`);
		return groupPossibilities(possibilities);
	}
}));
// node_modules/ip-address/dist/ipv6.js
var require_ipv6 = __commonJSMin(((exports, module, this$4) => {
	var __createBinding = this$4 && this$4.__createBinding || (Object.create ? (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		var desc = Object.getOwnPropertyDescriptor(m, k);
		(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
			enumerable: !0,
			get: function() {
				return m[k];
			}
		});
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$4 && this$4.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: !0,
			value: v
		});
	}) : function(o, v) {
		o.default = v;
	});
	var __importStar = this$4 && this$4.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) for (var k in mod) k !== "default" && Object.prototype.hasOwnProperty.call(mod, k) && __createBinding(result, mod, k);
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.Address6 = void 0;
	let common = __importStar(require_common$1());
	let constants4 = __importStar(require_constants$1());
	let constants6 = __importStar(require_constants());
	let helpers = __importStar(require_helpers$1());
	let ipv4_1 = require_ipv4();
	let regular_expressions_1 = require_regular_expressions();
	let address_error_1 = require_address_error();
	let common_1 = require_common$1();
	let isCorrect6 = common.isCorrect(constants6.BITS);
	function assert(condition) {
		if (!condition) throw Error("Assertion failed.");
	}
	function addCommas(number) {
		let r = /(\d+)(\d{3})/;
		for (; r.test(number);) number = number.replace(r, "$1,$2");
		return number;
	}
	function spanLeadingZeroes4(n) {
		n = n.replace(/^(0{1,})([1-9]+)$/, "<span class=\"parse-error\">$1</span>$2");
		n = n.replace(/^(0{1,})(0)$/, "<span class=\"parse-error\">$1</span>$2");
		return n;
	}
	function compact(address, slice) {
		let s1 = [];
		let s2 = [];
		let i = 0;
		for (; i < address.length; i++) i < slice[0] ? s1.push(address[i]) : i > slice[1] && s2.push(address[i]);
		return s1.concat(["compact"]).concat(s2);
	}
	function paddedHex(octet) {
		return parseInt(octet, 16).toString(16).padStart(4, "0");
	}
	function unsignByte(b) {
		return b & 255;
	}
	var Address6 = class Address6 {
		constructor(address, optionalGroups) {
			this.addressMinusSuffix = "";
			this.parsedSubnet = "";
			this.subnet = "/128";
			this.subnetMask = 128;
			this.v4 = !1;
			this.zone = "";
			this.isInSubnet = common.isInSubnet;
			this.isHostInSubnet = common.isHostInSubnet;
			this.isCorrect = isCorrect6;
			this.groups = optionalGroups === void 0 ? constants6.GROUPS : optionalGroups;
			this.address = address;
			let subnet = constants6.RE_SUBNET_STRING.exec(address);
			if (subnet) {
				this.parsedSubnet = subnet[0].replace("/", "");
				this.subnetMask = parseInt(this.parsedSubnet, 10);
				this.subnet = `/${this.subnetMask}`;
				if (Number.isNaN(this.subnetMask) || this.subnetMask < 0 || this.subnetMask > constants6.BITS) throw new address_error_1.AddressError("Invalid subnet mask.");
				address = address.replace(constants6.RE_SUBNET_STRING, "");
			}
			if (/\//.test(address)) throw new address_error_1.AddressError("Invalid subnet mask.");
			let zoneStart = address.indexOf("%");
			if (zoneStart !== -1 && /^.*$/.test(address.slice(zoneStart))) {
				this.zone = address.slice(zoneStart);
				address = address.slice(0, zoneStart);
			}
			let longest = this.groups * 5 + 5;
			if (address.length > longest) throw new address_error_1.AddressError(`IPv6 addresses are at most ${longest} characters.`);
			this.addressMinusSuffix = address;
			this.parsedAddress = this.parse(this.addressMinusSuffix);
		}
		static isValid(address) {
			try {
				new Address6(address);
				return !0;
			} catch {
				return !1;
			}
		}
		static fromBigInt(bigInt) {
			if (bigInt < BigInt(0) || bigInt > (BigInt(1) << BigInt(constants6.BITS)) - BigInt(1)) throw new address_error_1.AddressError("IPv6 BigInt must be in the range 0 to 2**128 - 1");
			let hex = bigInt.toString(16).padStart(32, "0");
			let groups = [];
			for (let i = 0; i < constants6.GROUPS; i++) groups.push(hex.slice(i * 4, (i + 1) * 4));
			return new Address6(groups.join(":"));
		}
		static fromURL(url) {
			let host;
			let port = null;
			let result;
			let error;
			let stripped = url.replace(/^[a-z][a-z0-9+.-]*:\/\//i, "");
			if (stripped.indexOf("[") !== -1 && stripped.indexOf("]:") !== -1) {
				error = "failed to parse address with port";
				result = constants6.RE_URL_WITH_PORT.exec(stripped);
				if (result === null) return {
					error,
					address: null,
					port: null
				};
				host = result[1];
				port = result[2];
			} else {
				error = "failed to parse address from URL";
				result = constants6.RE_URL.exec(stripped);
				if (result === null) return {
					error,
					address: null,
					port: null
				};
				host = result[1] ?? result[2];
			}
			if (port) {
				port = parseInt(port, 10);
				(port < 0 || port > 65535) && (port = null);
			} else port = null;
			let address;
			try {
				address = new Address6(host);
			} catch {
				return {
					error,
					address: null,
					port: null
				};
			}
			return {
				address,
				port
			};
		}
		static fromAddressAndMask(address, mask) {
			let bits = common.prefixLengthFromMask(new Address6(mask).bigInt(), constants6.BITS);
			return new Address6(`${address}/${bits}`);
		}
		static fromAddressAndWildcardMask(address, wildcardMask) {
			let mask = new Address6(wildcardMask).bigInt() ^ (BigInt(1) << BigInt(constants6.BITS)) - BigInt(1);
			let bits = common.prefixLengthFromMask(mask, constants6.BITS);
			return new Address6(`${address}/${bits}`);
		}
		static fromWildcard(input) {
			if (input.includes("%") || input.includes("/")) throw new address_error_1.AddressError("Wildcard pattern must not include a zone or CIDR suffix");
			let halves = input.split("::");
			if (halves.length > 2) throw new address_error_1.AddressError("Wildcard pattern cannot contain more than one '::'");
			let groups;
			if (halves.length === 2) {
				let left = halves[0] === "" ? [] : halves[0].split(":");
				let right = halves[1] === "" ? [] : halves[1].split(":");
				let remaining = constants6.GROUPS - left.length - right.length;
				if (remaining < 1) throw new address_error_1.AddressError("Wildcard pattern with '::' has too many groups");
				groups = [
					...left,
					...Array(remaining).fill("0"),
					...right
				];
			} else groups = input.split(":");
			if (groups.length !== constants6.GROUPS) throw new address_error_1.AddressError("Wildcard pattern must have 8 groups");
			let firstWildcard = -1;
			for (let i = 0; i < groups.length; i++) if (groups[i] === "*") firstWildcard === -1 && (firstWildcard = i);
			else if (firstWildcard !== -1) throw new address_error_1.AddressError("Wildcard `*` must only appear in trailing groups (e.g. `2001:db8:*:*:*:*:*:*`)");
			let trailing = firstWildcard === -1 ? 0 : groups.length - firstWildcard;
			let replaced = groups.map((g) => g === "*" ? "0" : g);
			let subnetBits = constants6.BITS - trailing * 16;
			return new Address6(`${replaced.join(":")}/${subnetBits}`);
		}
		static fromAddress4(address) {
			let address4 = new ipv4_1.Address4(address);
			let mask6 = constants6.BITS - (constants4.BITS - address4.subnetMask);
			return new Address6(`::ffff:${address4.correctForm()}/${mask6}`);
		}
		static fromArpa(arpaFormAddress) {
			let nibbles = arpaFormAddress.replace(/(\.ip6\.arpa)?\.?$/i, "");
			if (!/^[0-9a-f](\.[0-9a-f]){0,31}$/i.test(nibbles)) throw new address_error_1.AddressError("Invalid 'ip6.arpa' form.");
			let reversed = nibbles.split(".").reverse();
			let subnetMask = reversed.length * 4;
			let hex = reversed.join("").padEnd(32, "0");
			let groups = [];
			for (let i = 0; i < constants6.GROUPS; i++) groups.push(hex.slice(i * 4, (i + 1) * 4));
			return new Address6(`${groups.join(":")}/${subnetMask}`);
		}
		microsoftTranscription() {
			return `${this.correctForm().replace(/:/g, "-")}.ipv6-literal.net`;
		}
		mask(mask = this.subnetMask) {
			return this.getBitsBase2(0, mask);
		}
		possibleSubnets(subnetSize = 128) {
			let subnetPowers = constants6.BITS - this.subnetMask - Math.abs(subnetSize - constants6.BITS);
			if (subnetPowers < 0) return "0";
			return addCommas((BigInt("2") ** BigInt(subnetPowers)).toString(10));
		}
		_startAddress() {
			return BigInt(`0b${this.mask() + "0".repeat(constants6.BITS - this.subnetMask)}`);
		}
		startAddress() {
			return Address6.fromBigInt(this._startAddress());
		}
		startAddressExclusive() {
			let adjust = BigInt("1");
			return Address6.fromBigInt(this._startAddress() + adjust);
		}
		_endAddress() {
			return BigInt(`0b${this.mask() + "1".repeat(constants6.BITS - this.subnetMask)}`);
		}
		endAddress() {
			return Address6.fromBigInt(this._endAddress());
		}
		endAddressExclusive() {
			let adjust = BigInt("1");
			return Address6.fromBigInt(this._endAddress() - adjust);
		}
		offset(n) {
			return Address6.fromBigInt(common.offsetBigInt(this.bigInt(), n, constants6.BITS, "IPv6")).withSubnetMask(this.subnetMask);
		}
		nextNetwork() {
			return Address6.fromBigInt(common.offsetBigInt(this._endAddress(), 1, constants6.BITS, "IPv6")).withSubnetMask(this.subnetMask);
		}
		withSubnetMask(subnetMask) {
			return new Address6(`${this.correctForm()}/${subnetMask}`);
		}
		subnetMaskAddress() {
			return Address6.fromBigInt(BigInt(`0b${"1".repeat(this.subnetMask)}${"0".repeat(constants6.BITS - this.subnetMask)}`));
		}
		wildcardMask() {
			return Address6.fromBigInt(BigInt(`0b${"0".repeat(this.subnetMask)}${"1".repeat(constants6.BITS - this.subnetMask)}`));
		}
		networkForm() {
			return `${this.startAddress().correctForm()}/${this.subnetMask}`;
		}
		getScope() {
			let type = this.getType();
			if (type === "Multicast" || type.startsWith("Multicast ")) return constants6.SCOPES[parseInt(this.getBits(12, 16).toString(10), 10)] || "Unknown";
			if (type === "Link-local unicast" || type === "Loopback") return "Link local";
			if (type === "Unspecified") return "Unknown";
			return "Global";
		}
		getType() {
			for (let i = 0; i < TYPE_SUBNETS.length; i++) {
				let entry = TYPE_SUBNETS[i];
				if (this.isHostInSubnet(entry[0])) return entry[1];
			}
			return "Global unicast";
		}
		getBits(start, end) {
			return BigInt(`0b${this.getBitsBase2(start, end)}`);
		}
		getBitsBase2(start, end) {
			return this.binaryZeroPad().slice(start, end);
		}
		getBitsBase16(start, end) {
			let length = end - start;
			if (length % 4 != 0) throw Error("Length of bits to retrieve must be divisible by four");
			return this.getBits(start, end).toString(16).padStart(length / 4, "0");
		}
		getBitsPastSubnet() {
			return this.getBitsBase2(this.subnetMask, constants6.BITS);
		}
		reverseForm(options) {
			options ||= {};
			let characters = Math.floor(this.subnetMask / 4);
			let reversed = this.canonicalForm().replace(/:/g, "").split("").slice(0, characters).reverse().join(".");
			if (characters > 0) {
				if (options.omitSuffix) return reversed;
				return `${reversed}.ip6.arpa.`;
			}
			if (options.omitSuffix) return "";
			return "ip6.arpa.";
		}
		correctForm() {
			let i;
			let groups = [];
			let zeroCounter = 0;
			let zeroes = [];
			for (i = 0; i < this.parsedAddress.length; i++) {
				let value = parseInt(this.parsedAddress[i], 16);
				value === 0 && zeroCounter++;
				if (value !== 0 && zeroCounter > 0) {
					zeroCounter > 1 && zeroes.push([i - zeroCounter, i - 1]);
					zeroCounter = 0;
				}
			}
			zeroCounter > 1 && zeroes.push([this.parsedAddress.length - zeroCounter, this.parsedAddress.length - 1]);
			let zeroLengths = zeroes.map((n) => n[1] - n[0] + 1);
			if (zeroes.length > 0) {
				let index = zeroLengths.indexOf(Math.max(...zeroLengths));
				groups = compact(this.parsedAddress, zeroes[index]);
			} else groups = this.parsedAddress;
			for (i = 0; i < groups.length; i++) groups[i] !== "compact" && (groups[i] = parseInt(groups[i], 16).toString(16));
			let correct = groups.join(":");
			correct = correct.replace(/^compact$/, "::");
			correct = correct.replace(/(^compact)|(compact$)/, ":");
			correct = correct.replace(/compact/, "");
			return correct;
		}
		binaryZeroPad() {
			this._binaryZeroPad === void 0 && (this._binaryZeroPad = this.bigInt().toString(2).padStart(constants6.BITS, "0"));
			return this._binaryZeroPad;
		}
		parse4in6(address) {
			if (address.indexOf(".") === -1) return address;
			let groups = address.split(":");
			let lastGroup = groups.slice(-1)[0];
			let v4Octets = lastGroup.split(".");
			if (v4Octets.length === constants4.GROUPS && v4Octets.every((octet) => /^\d{1,3}$/.test(octet)) && v4Octets.some((octet) => /^0\d/.test(octet))) {
				let highlighted = v4Octets.map(spanLeadingZeroes4).join(".");
				let prefix = groups.slice(0, -1).map(helpers.escapeHtml).join(":");
				let separator = groups.length > 1 ? ":" : "";
				throw new address_error_1.AddressError("IPv4 addresses can't have leading zeroes.", `${prefix}${separator}${highlighted}`);
			}
			let address4 = lastGroup.match(constants4.RE_ADDRESS);
			if (address4) {
				this.parsedAddress4 = address4[0];
				let v4Suffix = this.subnetMask >= 96 ? `/${this.subnetMask - 96}` : "";
				this.address4 = new ipv4_1.Address4(`${this.parsedAddress4}${v4Suffix}`);
				this.v4 = !0;
				groups[groups.length - 1] = this.address4.toGroup6();
				address = groups.join(":");
			}
			return address;
		}
		parse(address) {
			address = this.parse4in6(address);
			let badCharacters = address.match(constants6.RE_BAD_CHARACTERS);
			if (badCharacters) throw new address_error_1.AddressError(`Bad character${badCharacters.length > 1 ? "s" : ""} detected in address: ${badCharacters.join("")}`, address.replace(constants6.RE_BAD_CHARACTERS, (character) => `<span class="parse-error">${helpers.escapeHtml(character)}</span>`));
			let badAddress = address.match(constants6.RE_BAD_ADDRESS);
			if (badAddress) throw new address_error_1.AddressError(`Address failed regex: ${badAddress.join("")}`, address.replace(constants6.RE_BAD_ADDRESS, "<span class=\"parse-error\">$1</span>"));
			let groups = [];
			let halves = address.split("::");
			if (halves.length === 2) {
				let first = halves[0].split(":");
				let last = halves[1].split(":");
				first.length === 1 && first[0] === "" && (first = []);
				last.length === 1 && last[0] === "" && (last = []);
				let remaining = this.groups - (first.length + last.length);
				if (!remaining) throw new address_error_1.AddressError("Error parsing groups");
				this.elidedGroups = remaining;
				this.elisionBegin = first.length;
				this.elisionEnd = first.length + this.elidedGroups;
				groups = groups.concat(first);
				for (let i = 0; i < remaining; i++) groups.push("0");
				groups = groups.concat(last);
			} else if (halves.length === 1) {
				groups = address.split(":");
				this.elidedGroups = 0;
			} else throw new address_error_1.AddressError("Too many :: groups found");
			groups = groups.map((group) => parseInt(group, 16).toString(16));
			if (groups.length !== this.groups) throw new address_error_1.AddressError("Incorrect number of groups found");
			return groups;
		}
		canonicalForm() {
			return this.parsedAddress.map(paddedHex).join(":");
		}
		decimal() {
			return this.parsedAddress.map((n) => parseInt(n, 16).toString(10).padStart(5, "0")).join(":");
		}
		bigInt() {
			return BigInt(`0x${this.parsedAddress.map(paddedHex).join("")}`);
		}
		to4() {
			let binary = this.binaryZeroPad().split("");
			let hex = BigInt(`0b${binary.slice(96, 128).join("")}`).toString(16).padStart(8, "0");
			if (this.subnetMask >= 96) {
				let v4Mask = this.subnetMask - 96;
				let groups = [];
				for (let i = 0; i < 8; i += 2) groups.push(parseInt(hex.slice(i, i + 2), 16));
				return new ipv4_1.Address4(`${groups.join(".")}/${v4Mask}`);
			}
			return ipv4_1.Address4.fromHex(hex);
		}
		to4in6() {
			let address4 = this.to4();
			let correct = new Address6(this.parsedAddress.slice(0, 6).join(":"), 6).correctForm();
			let infix = "";
			/:$/.test(correct) || (infix = ":");
			return correct + infix + address4.correctForm();
		}
		inspectTeredo() {
			let prefix = this.getBitsBase16(0, 32);
			let udpPort = (this.getBits(80, 96) ^ BigInt("0xffff")).toString();
			let server4 = ipv4_1.Address4.fromHex(this.getBitsBase16(32, 64));
			let bitsForClient4 = this.getBits(96, 128);
			let client4 = ipv4_1.Address4.fromHex((bitsForClient4 ^ BigInt("0xffffffff")).toString(16).padStart(8, "0"));
			let flagsBase2 = this.getBitsBase2(64, 80);
			let coneNat = (0, common_1.testBit)(flagsBase2, 15);
			let reserved = (0, common_1.testBit)(flagsBase2, 14);
			let groupIndividual = (0, common_1.testBit)(flagsBase2, 8);
			let universalLocal = (0, common_1.testBit)(flagsBase2, 9);
			let nonce = BigInt(`0b${flagsBase2.slice(2, 6) + flagsBase2.slice(8, 16)}`).toString(10);
			return {
				prefix: `${prefix.slice(0, 4)}:${prefix.slice(4, 8)}`,
				server4: server4.address,
				client4: client4.address,
				flags: flagsBase2,
				coneNat,
				microsoft: {
					reserved,
					universalLocal,
					groupIndividual,
					nonce
				},
				udpPort
			};
		}
		inspect6to4() {
			let prefix = this.getBitsBase16(0, 16);
			let gateway = ipv4_1.Address4.fromHex(this.getBitsBase16(16, 48));
			return {
				prefix: prefix.slice(0, 4),
				gateway: gateway.address
			};
		}
		to6to4() {
			if (!this.is4()) return null;
			let addr6to4 = [
				"2002",
				this.getBitsBase16(96, 112),
				this.getBitsBase16(112, 128),
				"",
				"/16"
			].join(":");
			return new Address6(addr6to4);
		}
		static fromAddress4Nat64(address, prefix = "64:ff9b::/96") {
			let v4 = new ipv4_1.Address4(address);
			let prefix6 = new Address6(prefix);
			let pl = prefix6.subnetMask;
			if (pl !== 32 && pl !== 40 && pl !== 48 && pl !== 56 && pl !== 64 && pl !== 96) throw new address_error_1.AddressError("NAT64 prefix length must be 32, 40, 48, 56, 64, or 96");
			let prefixBits = prefix6.binaryZeroPad();
			let v4Bits = v4.binaryZeroPad();
			let bits;
			if (pl === 96) bits = prefixBits.slice(0, 96) + v4Bits;
			else {
				let beforeU = 64 - pl;
				bits = [
					prefixBits.slice(0, pl),
					v4Bits.slice(0, beforeU),
					"00000000",
					v4Bits.slice(beforeU),
					"0".repeat(56 - (32 - beforeU))
				].join("");
			}
			let hex = BigInt(`0b${bits}`).toString(16).padStart(32, "0");
			let groups = [];
			for (let i = 0; i < 8; i++) groups.push(hex.slice(i * 4, (i + 1) * 4));
			return new Address6(groups.join(":"));
		}
		toAddress4Nat64(prefix = "64:ff9b::/96") {
			let prefix6 = new Address6(prefix);
			let pl = prefix6.subnetMask;
			if (pl !== 32 && pl !== 40 && pl !== 48 && pl !== 56 && pl !== 64 && pl !== 96) throw new address_error_1.AddressError("NAT64 prefix length must be 32, 40, 48, 56, 64, or 96");
			if (!this.isHostInSubnet(prefix6)) return null;
			let bits = this.binaryZeroPad();
			let v4Bits;
			if (pl === 96) v4Bits = bits.slice(96, 128);
			else {
				let beforeU = 64 - pl;
				v4Bits = bits.slice(pl, pl + beforeU) + bits.slice(72, 72 + (32 - beforeU));
			}
			let octets = [];
			for (let i = 0; i < 4; i++) octets.push(parseInt(v4Bits.slice(i * 8, (i + 1) * 8), 2).toString());
			return new ipv4_1.Address4(octets.join("."));
		}
		toByteArray() {
			let value = this.bigInt().toString(16).padStart(constants6.BITS / 4, "0");
			let bytes = [];
			for (let i = 0, length = value.length; i < length; i += 2) bytes.push(parseInt(value.substring(i, i + 2), 16));
			return bytes;
		}
		toUnsignedByteArray() {
			return this.toByteArray().map(unsignByte);
		}
		static fromByteArray(bytes) {
			common.assertByteArray(bytes, 16, "IPv6", -128);
			return this.fromUnsignedByteArray(bytes.map(unsignByte));
		}
		static fromUnsignedByteArray(bytes) {
			common.assertByteArray(bytes, 16, "IPv6", 0);
			let BYTE_MAX = BigInt("256");
			let result = BigInt("0");
			let multiplier = BigInt("1");
			for (let i = bytes.length - 1; i >= 0; i--) {
				result += multiplier * BigInt(bytes[i].toString(10));
				multiplier *= BYTE_MAX;
			}
			return Address6.fromBigInt(result);
		}
		isCanonical() {
			return this.addressMinusSuffix === this.canonicalForm();
		}
		isLinkLocal() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isLinkLocal();
			return this.isHostInSubnet(LINK_LOCAL_SUBNET);
		}
		isMulticast() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isMulticast();
			let type = this.getType();
			return type === "Multicast" || type.startsWith("Multicast ");
		}
		is4() {
			return this.v4;
		}
		isMapped4() {
			return this.isHostInSubnet(IPV4_MAPPED_SUBNET);
		}
		embeddedIPv4() {
			if (this.isMapped4() || this.isHostInSubnet(NAT64_WELL_KNOWN_SUBNET)) return this.to4();
			return null;
		}
		isTeredo() {
			return this.isHostInSubnet(TEREDO_SUBNET);
		}
		is6to4() {
			return this.isHostInSubnet(SIX_TO_FOUR_SUBNET);
		}
		isLoopback() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isLoopback();
			return this.getType() === "Loopback";
		}
		isULA() {
			return this.isHostInSubnet(ULA_SUBNET);
		}
		isPrivate() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isPrivate();
			return this.isULA() || this.isHostInSubnet(NAT64_LOCAL_USE_SUBNET);
		}
		isCGNAT() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isCGNAT();
			return !1;
		}
		isBroadcast() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isBroadcast();
			return !1;
		}
		isUnspecified() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isUnspecified();
			return this.getType() === "Unspecified";
		}
		isDocumentation() {
			return DOCUMENTATION_SUBNETS.some((subnet) => this.isHostInSubnet(subnet));
		}
		isBenchmarking() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isBenchmarking();
			return this.isHostInSubnet(BENCHMARKING_SUBNET);
		}
		isGlobal() {
			let embedded = this.embeddedIPv4();
			if (embedded) return embedded.isGlobal();
			return this.isHostInSubnet(GLOBAL_UNICAST_SUBNET) && common.isGloballyReachable.call(this, SPECIAL_PURPOSE_V6);
		}
		href(optionalPort) {
			optionalPort = optionalPort === void 0 ? "" : `:${optionalPort}`;
			return `http://[${this.correctForm()}]${optionalPort}/`;
		}
		link(options) {
			options ||= {};
			options.className === void 0 && (options.className = "");
			options.prefix === void 0 && (options.prefix = "/#address=");
			options.v4 === void 0 && (options.v4 = !1);
			let formFunction = this.correctForm;
			options.v4 && (formFunction = this.to4in6);
			let form = formFunction.call(this);
			let safeHref = helpers.escapeHtml(`${options.prefix}${form}`);
			let safeForm = helpers.escapeHtml(form);
			if (options.className) return `<a href="${safeHref}" class="${helpers.escapeHtml(options.className)}">${safeForm}</a>`;
			return `<a href="${safeHref}">${safeForm}</a>`;
		}
		group() {
			if (this.elidedGroups === 0) return helpers.simpleGroup(this.addressMinusSuffix).join(":");
			assert(typeof this.elidedGroups == "number");
			assert(typeof this.elisionBegin == "number");
			let output = [];
			let [left, right] = this.addressMinusSuffix.split("::");
			left.length ? output.push(...helpers.simpleGroup(left)) : output.push("");
			let classes = ["hover-group"];
			for (let i = this.elisionBegin; i < this.elisionBegin + this.elidedGroups; i++) classes.push(`group-${i}`);
			output.push(`<span class="${classes.join(" ")}"></span>`);
			right.length ? output.push(...helpers.simpleGroup(right, this.elisionEnd)) : output.push("");
			if (this.is4()) {
				assert(this.address4 instanceof ipv4_1.Address4);
				output.pop();
				output.push(this.address4.groupForV6());
			}
			return output.join(":");
		}
		regularExpressionString(substringSearch = !1) {
			let output = [];
			let address6 = new Address6(this.correctForm());
			if (address6.elidedGroups === 0) output.push((0, regular_expressions_1.simpleRegularExpression)(address6.parsedAddress));
			else if (address6.elidedGroups === constants6.GROUPS) output.push((0, regular_expressions_1.possibleElisions)(constants6.GROUPS));
			else {
				let halves = address6.address.split("::");
				halves[0].length && output.push((0, regular_expressions_1.simpleRegularExpression)(halves[0].split(":")));
				assert(typeof address6.elidedGroups == "number");
				output.push((0, regular_expressions_1.possibleElisions)(address6.elidedGroups, halves[0].length !== 0, halves[1].length !== 0));
				halves[1].length && output.push((0, regular_expressions_1.simpleRegularExpression)(halves[1].split(":")));
				output = [output.join(":")];
			}
			substringSearch || (output = [
				"(?=^|",
				regular_expressions_1.ADDRESS_BOUNDARY,
				"|[^\\w\\:])(",
				...output,
				")(?=[^\\w\\:]|",
				regular_expressions_1.ADDRESS_BOUNDARY,
				"|$)"
			]);
			return output.join("");
		}
		regularExpression(substringSearch = !1) {
			return new RegExp(this.regularExpressionString(substringSearch), "i");
		}
	};
	exports.Address6 = Address6;
	let TYPE_SUBNETS = Object.keys(constants6.TYPES).map((subnet) => [new Address6(subnet), constants6.TYPES[subnet]]);
	let TEREDO_SUBNET = new Address6("2001::/32");
	let SIX_TO_FOUR_SUBNET = new Address6("2002::/16");
	let ULA_SUBNET = new Address6("fc00::/7");
	let LINK_LOCAL_SUBNET = new Address6("fe80::/10");
	let DOCUMENTATION_SUBNETS = [new Address6("2001:db8::/32"), new Address6("3fff::/20")];
	let BENCHMARKING_SUBNET = new Address6("2001:2::/48");
	let GLOBAL_UNICAST_SUBNET = new Address6("2000::/3");
	let SPECIAL_PURPOSE_V6 = constants6.SPECIAL_PURPOSE.map(([cidr, , reachable]) => ({
		subnet: new Address6(cidr),
		reachable
	}));
	let IPV4_MAPPED_SUBNET = new Address6("::ffff:0:0/96");
	let NAT64_WELL_KNOWN_SUBNET = new Address6("64:ff9b::/96");
	let NAT64_LOCAL_USE_SUBNET = new Address6("64:ff9b:1::/48");
}));
// node_modules/ip-address/dist/ip-address.js
var require_ip_address = __commonJSMin(((exports, module, this$3) => {
	var __createBinding = this$3 && this$3.__createBinding || (Object.create ? (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		var desc = Object.getOwnPropertyDescriptor(m, k);
		(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
			enumerable: !0,
			get: function() {
				return m[k];
			}
		});
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$3 && this$3.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: !0,
			value: v
		});
	}) : function(o, v) {
		o.default = v;
	});
	var __importStar = this$3 && this$3.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) for (var k in mod) k !== "default" && Object.prototype.hasOwnProperty.call(mod, k) && __createBinding(result, mod, k);
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.v6 = exports.AddressError = exports.Address6 = exports.Address4 = void 0;
	var ipv4_1 = require_ipv4();
	Object.defineProperty(exports, "Address4", {
		enumerable: !0,
		get: function() {
			return ipv4_1.Address4;
		}
	});
	var ipv6_1 = require_ipv6();
	Object.defineProperty(exports, "Address6", {
		enumerable: !0,
		get: function() {
			return ipv6_1.Address6;
		}
	});
	var address_error_1 = require_address_error();
	Object.defineProperty(exports, "AddressError", {
		enumerable: !0,
		get: function() {
			return address_error_1.AddressError;
		}
	});
	exports.v6 = { helpers: __importStar(require_helpers$1()) };
}));
// node_modules/socks/build/common/helpers.js
var require_helpers = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.validateSocksClientOptions = validateSocksClientOptions;
	exports.validateSocksClientChainOptions = validateSocksClientChainOptions;
	exports.ipv4ToInt32 = ipv4ToInt32;
	exports.int32ToIpv4 = int32ToIpv4;
	exports.ipToBuffer = ipToBuffer;
	let util_1 = require_util();
	let constants_1 = require_constants$2();
	let stream = __nccwpck_require__(203);
	let ip_address_1 = require_ip_address();
	let net = __nccwpck_require__(278);
	function validateSocksClientOptions(options, acceptedCommands = [
		"connect",
		"bind",
		"associate"
	]) {
		if (!constants_1.SocksCommand[options.command]) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksCommand, options);
		if (acceptedCommands.indexOf(options.command) === -1) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksCommandForOperation, options);
		if (!isValidSocksRemoteHost(options.destination)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsDestination, options);
		if (!isValidSocksProxy(options.proxy)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsProxy, options);
		validateCustomProxyAuth(options.proxy, options);
		if (options.timeout && !isValidTimeoutValue(options.timeout)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsTimeout, options);
		if (options.existing_socket && !(options.existing_socket instanceof stream.Duplex)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsExistingSocket, options);
	}
	function validateSocksClientChainOptions(options) {
		if (options.command !== "connect") throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksCommandChain, options);
		if (!isValidSocksRemoteHost(options.destination)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsDestination, options);
		if (!(options.proxies && Array.isArray(options.proxies) && options.proxies.length >= 2)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsProxiesLength, options);
		options.proxies.forEach((proxy) => {
			if (!isValidSocksProxy(proxy)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsProxy, options);
			validateCustomProxyAuth(proxy, options);
		});
		if (options.timeout && !isValidTimeoutValue(options.timeout)) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsTimeout, options);
	}
	function validateCustomProxyAuth(proxy, options) {
		if (proxy.custom_auth_method !== void 0) {
			if (proxy.custom_auth_method < constants_1.SOCKS5_CUSTOM_AUTH_START || proxy.custom_auth_method > constants_1.SOCKS5_CUSTOM_AUTH_END) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsCustomAuthRange, options);
			if (proxy.custom_auth_request_handler === void 0 || typeof proxy.custom_auth_request_handler != "function") throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsCustomAuthOptions, options);
			if (proxy.custom_auth_response_size === void 0) throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsCustomAuthOptions, options);
			if (proxy.custom_auth_response_handler === void 0 || typeof proxy.custom_auth_response_handler != "function") throw new util_1.SocksClientError(constants_1.ERRORS.InvalidSocksClientOptionsCustomAuthOptions, options);
		}
	}
	function isValidSocksRemoteHost(remoteHost) {
		return remoteHost && typeof remoteHost.host == "string" && Buffer.byteLength(remoteHost.host) < 256 && typeof remoteHost.port == "number" && remoteHost.port >= 0 && remoteHost.port <= 65535;
	}
	function isValidSocksProxy(proxy) {
		return proxy && (typeof proxy.host == "string" || typeof proxy.ipaddress == "string") && typeof proxy.port == "number" && proxy.port >= 0 && proxy.port <= 65535 && (proxy.type === 4 || proxy.type === 5);
	}
	function isValidTimeoutValue(value) {
		return typeof value == "number" && value > 0;
	}
	function ipv4ToInt32(ip) {
		return new ip_address_1.Address4(ip).toArray().reduce((acc, part) => (acc << 8) + part, 0) >>> 0;
	}
	function int32ToIpv4(int32) {
		return [
			int32 >>> 24 & 255,
			int32 >>> 16 & 255,
			int32 >>> 8 & 255,
			int32 & 255
		].join(".");
	}
	function ipToBuffer(ip) {
		if (net.isIPv4(ip)) {
			let address = new ip_address_1.Address4(ip);
			return Buffer.from(address.toArray());
		} else if (net.isIPv6(ip)) {
			let address = new ip_address_1.Address6(ip);
			return Buffer.from(address.canonicalForm().split(":").map((segment) => segment.padStart(4, "0")).join(""), "hex");
		} else throw Error("Invalid IP address format");
	}
}));
// node_modules/socks/build/common/receivebuffer.js
var require_receivebuffer = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.ReceiveBuffer = void 0;
	var ReceiveBuffer = class {
		constructor(size = 4096) {
			this.buffer = Buffer.allocUnsafe(size);
			this.offset = 0;
			this.originalSize = size;
		}
		get length() {
			return this.offset;
		}
		append(data) {
			if (!Buffer.isBuffer(data)) throw Error("Attempted to append a non-buffer instance to ReceiveBuffer.");
			if (this.offset + data.length >= this.buffer.length) {
				let tmp = this.buffer;
				this.buffer = Buffer.allocUnsafe(Math.max(this.buffer.length + this.originalSize, this.buffer.length + data.length));
				tmp.copy(this.buffer);
			}
			data.copy(this.buffer, this.offset);
			return this.offset += data.length;
		}
		peek(length) {
			if (length > this.offset) throw Error("Attempted to read beyond the bounds of the managed internal data.");
			return this.buffer.slice(0, length);
		}
		get(length) {
			if (length > this.offset) throw Error("Attempted to read beyond the bounds of the managed internal data.");
			let value = Buffer.allocUnsafe(length);
			this.buffer.slice(0, length).copy(value);
			this.buffer.copyWithin(0, length, length + this.offset - length);
			this.offset -= length;
			return value;
		}
	};
	exports.ReceiveBuffer = ReceiveBuffer;
}));
// node_modules/socks/build/client/socksclient.js
var require_socksclient = __commonJSMin(((exports, module, this$2) => {
	var __awaiter = this$2 && this$2.__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P ||= Promise)(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator.throw(value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	Object.defineProperty(exports, "__esModule", { value: !0 });
	exports.SocksClientError = exports.SocksClient = void 0;
	let events_1 = __nccwpck_require__(434);
	let net = __nccwpck_require__(278);
	let smart_buffer_1 = require_smartbuffer();
	let constants_1 = require_constants$2();
	let helpers_1 = require_helpers();
	let receivebuffer_1 = require_receivebuffer();
	let util_1 = require_util();
	Object.defineProperty(exports, "SocksClientError", {
		enumerable: !0,
		get: function() {
			return util_1.SocksClientError;
		}
	});
	let ip_address_1 = require_ip_address();
	exports.SocksClient = class SocksClient extends events_1.EventEmitter {
		constructor(options) {
			super();
			this.options = Object.assign({}, options);
			(0, helpers_1.validateSocksClientOptions)(options);
			this.setState(constants_1.SocksClientState.Created);
		}
		static createConnection(options, callback) {
			return new Promise((resolve, reject) => {
				try {
					(0, helpers_1.validateSocksClientOptions)(options, ["connect"]);
				} catch (err) {
					if (typeof callback == "function") {
						callback(err);
						return resolve(err);
					} else return reject(err);
				}
				let client = new SocksClient(options);
				client.connect(options.existing_socket);
				client.once("established", (info) => {
					client.removeAllListeners();
					if (typeof callback == "function") {
						callback(null, info);
						resolve(info);
					} else resolve(info);
				});
				client.once("error", (err) => {
					client.removeAllListeners();
					if (typeof callback == "function") {
						callback(err);
						resolve(err);
					} else reject(err);
				});
			});
		}
		static createConnectionChain(options, callback) {
			return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
				try {
					(0, helpers_1.validateSocksClientChainOptions)(options);
				} catch (err) {
					if (typeof callback == "function") {
						callback(err);
						return resolve(err);
					} else return reject(err);
				}
				options.randomizeChain && (0, util_1.shuffleArray)(options.proxies);
				try {
					let sock;
					for (let i = 0; i < options.proxies.length; i++) {
						let nextProxy = options.proxies[i];
						let nextDestination = i === options.proxies.length - 1 ? options.destination : {
							host: options.proxies[i + 1].host || options.proxies[i + 1].ipaddress,
							port: options.proxies[i + 1].port
						};
						let result = yield SocksClient.createConnection({
							command: "connect",
							proxy: nextProxy,
							destination: nextDestination,
							existing_socket: sock
						});
						sock ||= result.socket;
					}
					if (typeof callback == "function") {
						callback(null, { socket: sock });
						resolve({ socket: sock });
					} else resolve({ socket: sock });
				} catch (err) {
					if (typeof callback == "function") {
						callback(err);
						resolve(err);
					} else reject(err);
				}
			}));
		}
		static createUDPFrame(options) {
			let buff = new smart_buffer_1.SmartBuffer();
			buff.writeUInt16BE(0);
			buff.writeUInt8(options.frameNumber || 0);
			if (net.isIPv4(options.remoteHost.host)) {
				buff.writeUInt8(constants_1.Socks5HostType.IPv4);
				buff.writeUInt32BE((0, helpers_1.ipv4ToInt32)(options.remoteHost.host));
			} else if (net.isIPv6(options.remoteHost.host)) {
				buff.writeUInt8(constants_1.Socks5HostType.IPv6);
				buff.writeBuffer((0, helpers_1.ipToBuffer)(options.remoteHost.host));
			} else {
				buff.writeUInt8(constants_1.Socks5HostType.Hostname);
				buff.writeUInt8(Buffer.byteLength(options.remoteHost.host));
				buff.writeString(options.remoteHost.host);
			}
			buff.writeUInt16BE(options.remoteHost.port);
			buff.writeBuffer(options.data);
			return buff.toBuffer();
		}
		static parseUDPFrame(data) {
			let buff = smart_buffer_1.SmartBuffer.fromBuffer(data);
			buff.readOffset = 2;
			let frameNumber = buff.readUInt8();
			let hostType = buff.readUInt8();
			let remoteHost;
			remoteHost = hostType === constants_1.Socks5HostType.IPv4 ? (0, helpers_1.int32ToIpv4)(buff.readUInt32BE()) : hostType === constants_1.Socks5HostType.IPv6 ? ip_address_1.Address6.fromByteArray(Array.from(buff.readBuffer(16))).canonicalForm() : buff.readString(buff.readUInt8());
			let remotePort = buff.readUInt16BE();
			return {
				frameNumber,
				remoteHost: {
					host: remoteHost,
					port: remotePort
				},
				data: buff.readBuffer()
			};
		}
		setState(newState) {
			this.state !== constants_1.SocksClientState.Error && (this.state = newState);
		}
		connect(existingSocket) {
			this.onDataReceived = (data) => this.onDataReceivedHandler(data);
			this.onClose = () => this.onCloseHandler();
			this.onError = (err) => this.onErrorHandler(err);
			this.onConnect = () => this.onConnectHandler();
			let timer = setTimeout(() => this.onEstablishedTimeout(), this.options.timeout || constants_1.DEFAULT_TIMEOUT);
			timer.unref && typeof timer.unref == "function" && timer.unref();
			this.socket = existingSocket || new net.Socket();
			this.socket.once("close", this.onClose);
			this.socket.once("error", this.onError);
			this.socket.once("connect", this.onConnect);
			this.socket.on("data", this.onDataReceived);
			this.setState(constants_1.SocksClientState.Connecting);
			this.receiveBuffer = new receivebuffer_1.ReceiveBuffer();
			if (existingSocket) this.socket.emit("connect");
			else {
				this.socket.connect(this.getSocketOptions());
				this.options.set_tcp_nodelay !== void 0 && this.options.set_tcp_nodelay !== null && this.socket.setNoDelay(!!this.options.set_tcp_nodelay);
			}
			this.prependOnceListener("established", (info) => {
				setImmediate(() => {
					if (this.receiveBuffer.length > 0) {
						let excessData = this.receiveBuffer.get(this.receiveBuffer.length);
						info.socket.emit("data", excessData);
					}
					info.socket.resume();
				});
			});
		}
		getSocketOptions() {
			return Object.assign(Object.assign({}, this.options.socket_options), {
				host: this.options.proxy.host || this.options.proxy.ipaddress,
				port: this.options.proxy.port
			});
		}
		onEstablishedTimeout() {
			this.state !== constants_1.SocksClientState.Established && this.state !== constants_1.SocksClientState.BoundWaitingForConnection && this.closeSocket(constants_1.ERRORS.ProxyConnectionTimedOut);
		}
		onConnectHandler() {
			this.setState(constants_1.SocksClientState.Connected);
			this.options.proxy.type === 4 ? this.sendSocks4InitialHandshake() : this.sendSocks5InitialHandshake();
			this.setState(constants_1.SocksClientState.SentInitialHandshake);
		}
		onDataReceivedHandler(data) {
			this.receiveBuffer.append(data);
			this.processData();
		}
		processData() {
			for (; this.state !== constants_1.SocksClientState.Established && this.state !== constants_1.SocksClientState.Error && this.receiveBuffer.length >= this.nextRequiredPacketBufferSize;) if (this.state === constants_1.SocksClientState.SentInitialHandshake) this.options.proxy.type === 4 ? this.handleSocks4FinalHandshakeResponse() : this.handleInitialSocks5HandshakeResponse();
			else if (this.state === constants_1.SocksClientState.SentAuthentication) this.handleInitialSocks5AuthenticationHandshakeResponse();
			else if (this.state === constants_1.SocksClientState.SentFinalHandshake) this.handleSocks5FinalHandshakeResponse();
			else if (this.state === constants_1.SocksClientState.BoundWaitingForConnection) this.options.proxy.type === 4 ? this.handleSocks4IncomingConnectionResponse() : this.handleSocks5IncomingConnectionResponse();
			else {
				this.closeSocket(constants_1.ERRORS.InternalError);
				break;
			}
		}
		onCloseHandler() {
			this.closeSocket(constants_1.ERRORS.SocketClosed);
		}
		onErrorHandler(err) {
			this.closeSocket(err.message);
		}
		removeInternalSocketHandlers() {
			this.socket.pause();
			this.socket.removeListener("data", this.onDataReceived);
			this.socket.removeListener("close", this.onClose);
			this.socket.removeListener("error", this.onError);
			this.socket.removeListener("connect", this.onConnect);
		}
		closeSocket(err) {
			if (this.state !== constants_1.SocksClientState.Error) {
				this.setState(constants_1.SocksClientState.Error);
				this.socket.destroy();
				this.removeInternalSocketHandlers();
				this.emit("error", new util_1.SocksClientError(err, this.options));
			}
		}
		sendSocks4InitialHandshake() {
			let userId = this.options.proxy.userId || "";
			let buff = new smart_buffer_1.SmartBuffer();
			buff.writeUInt8(4);
			buff.writeUInt8(constants_1.SocksCommand[this.options.command]);
			buff.writeUInt16BE(this.options.destination.port);
			if (net.isIPv4(this.options.destination.host)) {
				buff.writeBuffer((0, helpers_1.ipToBuffer)(this.options.destination.host));
				buff.writeStringNT(userId);
			} else {
				buff.writeUInt8(0);
				buff.writeUInt8(0);
				buff.writeUInt8(0);
				buff.writeUInt8(1);
				buff.writeStringNT(userId);
				buff.writeStringNT(this.options.destination.host);
			}
			this.nextRequiredPacketBufferSize = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks4Response;
			this.socket.write(buff.toBuffer());
		}
		handleSocks4FinalHandshakeResponse() {
			let data = this.receiveBuffer.get(8);
			if (data[1] !== constants_1.Socks4Response.Granted) this.closeSocket(`${constants_1.ERRORS.Socks4ProxyRejectedConnection} - (${constants_1.Socks4Response[data[1]]})`);
			else if (constants_1.SocksCommand[this.options.command] === constants_1.SocksCommand.bind) {
				let buff = smart_buffer_1.SmartBuffer.fromBuffer(data);
				buff.readOffset = 2;
				let remoteHost = {
					port: buff.readUInt16BE(),
					host: (0, helpers_1.int32ToIpv4)(buff.readUInt32BE())
				};
				remoteHost.host === "0.0.0.0" && (remoteHost.host = this.options.proxy.ipaddress);
				this.setState(constants_1.SocksClientState.BoundWaitingForConnection);
				this.emit("bound", {
					remoteHost,
					socket: this.socket
				});
			} else {
				this.setState(constants_1.SocksClientState.Established);
				this.removeInternalSocketHandlers();
				this.emit("established", { socket: this.socket });
			}
		}
		handleSocks4IncomingConnectionResponse() {
			let data = this.receiveBuffer.get(8);
			if (data[1] !== constants_1.Socks4Response.Granted) this.closeSocket(`${constants_1.ERRORS.Socks4ProxyRejectedIncomingBoundConnection} - (${constants_1.Socks4Response[data[1]]})`);
			else {
				let buff = smart_buffer_1.SmartBuffer.fromBuffer(data);
				buff.readOffset = 2;
				let remoteHost = {
					port: buff.readUInt16BE(),
					host: (0, helpers_1.int32ToIpv4)(buff.readUInt32BE())
				};
				this.setState(constants_1.SocksClientState.Established);
				this.removeInternalSocketHandlers();
				this.emit("established", {
					remoteHost,
					socket: this.socket
				});
			}
		}
		sendSocks5InitialHandshake() {
			let buff = new smart_buffer_1.SmartBuffer();
			let supportedAuthMethods = [constants_1.Socks5Auth.NoAuth];
			(this.options.proxy.userId || this.options.proxy.password) && supportedAuthMethods.push(constants_1.Socks5Auth.UserPass);
			this.options.proxy.custom_auth_method !== void 0 && supportedAuthMethods.push(this.options.proxy.custom_auth_method);
			buff.writeUInt8(5);
			buff.writeUInt8(supportedAuthMethods.length);
			for (let authMethod of supportedAuthMethods) buff.writeUInt8(authMethod);
			this.nextRequiredPacketBufferSize = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5InitialHandshakeResponse;
			this.socket.write(buff.toBuffer());
			this.setState(constants_1.SocksClientState.SentInitialHandshake);
		}
		handleInitialSocks5HandshakeResponse() {
			let data = this.receiveBuffer.get(2);
			if (data[0] !== 5) this.closeSocket(constants_1.ERRORS.InvalidSocks5IntiailHandshakeSocksVersion);
			else if (data[1] === constants_1.SOCKS5_NO_ACCEPTABLE_AUTH) this.closeSocket(constants_1.ERRORS.InvalidSocks5InitialHandshakeNoAcceptedAuthType);
			else if (data[1] === constants_1.Socks5Auth.NoAuth) {
				this.socks5ChosenAuthType = constants_1.Socks5Auth.NoAuth;
				this.sendSocks5CommandRequest();
			} else if (data[1] === constants_1.Socks5Auth.UserPass) {
				this.socks5ChosenAuthType = constants_1.Socks5Auth.UserPass;
				this.sendSocks5UserPassAuthentication();
			} else if (data[1] === this.options.proxy.custom_auth_method) {
				this.socks5ChosenAuthType = this.options.proxy.custom_auth_method;
				this.sendSocks5CustomAuthentication();
			} else this.closeSocket(constants_1.ERRORS.InvalidSocks5InitialHandshakeUnknownAuthType);
		}
		sendSocks5UserPassAuthentication() {
			let userId = this.options.proxy.userId || "";
			let password = this.options.proxy.password || "";
			let buff = new smart_buffer_1.SmartBuffer();
			buff.writeUInt8(1);
			buff.writeUInt8(Buffer.byteLength(userId));
			buff.writeString(userId);
			buff.writeUInt8(Buffer.byteLength(password));
			buff.writeString(password);
			this.nextRequiredPacketBufferSize = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5UserPassAuthenticationResponse;
			this.socket.write(buff.toBuffer());
			this.setState(constants_1.SocksClientState.SentAuthentication);
		}
		sendSocks5CustomAuthentication() {
			return __awaiter(this, void 0, void 0, function* () {
				this.nextRequiredPacketBufferSize = this.options.proxy.custom_auth_response_size;
				this.socket.write(yield this.options.proxy.custom_auth_request_handler());
				this.setState(constants_1.SocksClientState.SentAuthentication);
			});
		}
		handleSocks5CustomAuthHandshakeResponse(data) {
			return __awaiter(this, void 0, void 0, function* () {
				return yield this.options.proxy.custom_auth_response_handler(data);
			});
		}
		handleSocks5AuthenticationNoAuthHandshakeResponse(data) {
			return __awaiter(this, void 0, void 0, function* () {
				return data[1] === 0;
			});
		}
		handleSocks5AuthenticationUserPassHandshakeResponse(data) {
			return __awaiter(this, void 0, void 0, function* () {
				return data[1] === 0;
			});
		}
		handleInitialSocks5AuthenticationHandshakeResponse() {
			return __awaiter(this, void 0, void 0, function* () {
				this.setState(constants_1.SocksClientState.ReceivedAuthenticationResponse);
				let authResult = !1;
				this.socks5ChosenAuthType === constants_1.Socks5Auth.NoAuth ? authResult = yield this.handleSocks5AuthenticationNoAuthHandshakeResponse(this.receiveBuffer.get(2)) : this.socks5ChosenAuthType === constants_1.Socks5Auth.UserPass ? authResult = yield this.handleSocks5AuthenticationUserPassHandshakeResponse(this.receiveBuffer.get(2)) : this.socks5ChosenAuthType === this.options.proxy.custom_auth_method && (authResult = yield this.handleSocks5CustomAuthHandshakeResponse(this.receiveBuffer.get(this.options.proxy.custom_auth_response_size)));
				authResult ? this.sendSocks5CommandRequest() : this.closeSocket(constants_1.ERRORS.Socks5AuthenticationFailed);
			});
		}
		sendSocks5CommandRequest() {
			let buff = new smart_buffer_1.SmartBuffer();
			buff.writeUInt8(5);
			buff.writeUInt8(constants_1.SocksCommand[this.options.command]);
			buff.writeUInt8(0);
			if (net.isIPv4(this.options.destination.host)) {
				buff.writeUInt8(constants_1.Socks5HostType.IPv4);
				buff.writeBuffer((0, helpers_1.ipToBuffer)(this.options.destination.host));
			} else if (net.isIPv6(this.options.destination.host)) {
				buff.writeUInt8(constants_1.Socks5HostType.IPv6);
				buff.writeBuffer((0, helpers_1.ipToBuffer)(this.options.destination.host));
			} else {
				buff.writeUInt8(constants_1.Socks5HostType.Hostname);
				buff.writeUInt8(this.options.destination.host.length);
				buff.writeString(this.options.destination.host);
			}
			buff.writeUInt16BE(this.options.destination.port);
			this.nextRequiredPacketBufferSize = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHeader;
			this.socket.write(buff.toBuffer());
			this.setState(constants_1.SocksClientState.SentFinalHandshake);
		}
		handleSocks5FinalHandshakeResponse() {
			let header = this.receiveBuffer.peek(5);
			if (header[0] !== 5 || header[1] !== constants_1.Socks5Response.Granted) this.closeSocket(`${constants_1.ERRORS.InvalidSocks5FinalHandshakeRejected} - ${constants_1.Socks5Response[header[1]]}`);
			else {
				let addressType = header[3];
				let remoteHost;
				let buff;
				if (addressType === constants_1.Socks5HostType.IPv4) {
					let dataNeeded = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv4;
					if (this.receiveBuffer.length < dataNeeded) {
						this.nextRequiredPacketBufferSize = dataNeeded;
						return;
					}
					buff = smart_buffer_1.SmartBuffer.fromBuffer(this.receiveBuffer.get(dataNeeded).slice(4));
					remoteHost = {
						host: (0, helpers_1.int32ToIpv4)(buff.readUInt32BE()),
						port: buff.readUInt16BE()
					};
					remoteHost.host === "0.0.0.0" && (remoteHost.host = this.options.proxy.ipaddress);
				} else if (addressType === constants_1.Socks5HostType.Hostname) {
					let hostLength = header[4];
					let dataNeeded = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHostname(hostLength);
					if (this.receiveBuffer.length < dataNeeded) {
						this.nextRequiredPacketBufferSize = dataNeeded;
						return;
					}
					buff = smart_buffer_1.SmartBuffer.fromBuffer(this.receiveBuffer.get(dataNeeded).slice(5));
					remoteHost = {
						host: buff.readString(hostLength),
						port: buff.readUInt16BE()
					};
				} else if (addressType === constants_1.Socks5HostType.IPv6) {
					let dataNeeded = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv6;
					if (this.receiveBuffer.length < dataNeeded) {
						this.nextRequiredPacketBufferSize = dataNeeded;
						return;
					}
					buff = smart_buffer_1.SmartBuffer.fromBuffer(this.receiveBuffer.get(dataNeeded).slice(4));
					remoteHost = {
						host: ip_address_1.Address6.fromByteArray(Array.from(buff.readBuffer(16))).canonicalForm(),
						port: buff.readUInt16BE()
					};
				}
				this.setState(constants_1.SocksClientState.ReceivedFinalResponse);
				if (constants_1.SocksCommand[this.options.command] === constants_1.SocksCommand.connect) {
					this.setState(constants_1.SocksClientState.Established);
					this.removeInternalSocketHandlers();
					this.emit("established", {
						remoteHost,
						socket: this.socket
					});
				} else if (constants_1.SocksCommand[this.options.command] === constants_1.SocksCommand.bind) {
					this.setState(constants_1.SocksClientState.BoundWaitingForConnection);
					this.nextRequiredPacketBufferSize = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHeader;
					this.emit("bound", {
						remoteHost,
						socket: this.socket
					});
				} else if (constants_1.SocksCommand[this.options.command] === constants_1.SocksCommand.associate) {
					this.setState(constants_1.SocksClientState.Established);
					this.removeInternalSocketHandlers();
					this.emit("established", {
						remoteHost,
						socket: this.socket
					});
				}
			}
		}
		handleSocks5IncomingConnectionResponse() {
			let header = this.receiveBuffer.peek(5);
			if (header[0] !== 5 || header[1] !== constants_1.Socks5Response.Granted) this.closeSocket(`${constants_1.ERRORS.Socks5ProxyRejectedIncomingBoundConnection} - ${constants_1.Socks5Response[header[1]]}`);
			else {
				let addressType = header[3];
				let remoteHost;
				let buff;
				if (addressType === constants_1.Socks5HostType.IPv4) {
					let dataNeeded = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv4;
					if (this.receiveBuffer.length < dataNeeded) {
						this.nextRequiredPacketBufferSize = dataNeeded;
						return;
					}
					buff = smart_buffer_1.SmartBuffer.fromBuffer(this.receiveBuffer.get(dataNeeded).slice(4));
					remoteHost = {
						host: (0, helpers_1.int32ToIpv4)(buff.readUInt32BE()),
						port: buff.readUInt16BE()
					};
					remoteHost.host === "0.0.0.0" && (remoteHost.host = this.options.proxy.ipaddress);
				} else if (addressType === constants_1.Socks5HostType.Hostname) {
					let hostLength = header[4];
					let dataNeeded = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseHostname(hostLength);
					if (this.receiveBuffer.length < dataNeeded) {
						this.nextRequiredPacketBufferSize = dataNeeded;
						return;
					}
					buff = smart_buffer_1.SmartBuffer.fromBuffer(this.receiveBuffer.get(dataNeeded).slice(5));
					remoteHost = {
						host: buff.readString(hostLength),
						port: buff.readUInt16BE()
					};
				} else if (addressType === constants_1.Socks5HostType.IPv6) {
					let dataNeeded = constants_1.SOCKS_INCOMING_PACKET_SIZES.Socks5ResponseIPv6;
					if (this.receiveBuffer.length < dataNeeded) {
						this.nextRequiredPacketBufferSize = dataNeeded;
						return;
					}
					buff = smart_buffer_1.SmartBuffer.fromBuffer(this.receiveBuffer.get(dataNeeded).slice(4));
					remoteHost = {
						host: ip_address_1.Address6.fromByteArray(Array.from(buff.readBuffer(16))).canonicalForm(),
						port: buff.readUInt16BE()
					};
				}
				this.setState(constants_1.SocksClientState.Established);
				this.removeInternalSocketHandlers();
				this.emit("established", {
					remoteHost,
					socket: this.socket
				});
			}
		}
		get socksClientOptions() {
			return Object.assign({}, this.options);
		}
	};
}));
// node_modules/socks/build/index.js
var require_build = __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		var desc = Object.getOwnPropertyDescriptor(m, k);
		(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
			enumerable: !0,
			get: function() {
				return m[k];
			}
		});
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		k2 === void 0 && (k2 = k);
		o[k2] = m[k];
	}));
	var __exportStar = this$1 && this$1.__exportStar || function(m, exports) {
		for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p) && __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: !0 });
	__exportStar(require_socksclient(), exports);
}));
// node_modules/agent-base/dist/helpers.js
var init_helpers = __esmMin((() => {}));
// node_modules/agent-base/dist/index.js
var INTERNAL, Agent$1;
var init_dist$1 = __esmMin((() => {
	init_helpers();
	INTERNAL = Symbol("AgentBaseInternalState");
	Agent$1 = class extends http.Agent {
		constructor(opts) {
			super(opts);
			this[INTERNAL] = {};
		}
		isSecureEndpoint(options) {
			if (options) {
				if (typeof options.secureEndpoint == "boolean") return options.secureEndpoint;
				if (typeof options.protocol == "string") return options.protocol === "https:";
			}
			let { stack } = Error();
			if (typeof stack != "string") return !1;
			return stack.split("\n").some((l) => l.indexOf("(https.js:") !== -1 || l.indexOf("node:https:") !== -1);
		}
		incrementSockets(name) {
			if (this.maxSockets === 1e400 && this.maxTotalSockets === 1e400) return null;
			this.sockets[name] || (this.sockets[name] = []);
			let fakeSocket = new net.Socket({ writable: !1 });
			this.sockets[name].push(fakeSocket);
			this.totalSocketCount++;
			return fakeSocket;
		}
		decrementSockets(name, socket) {
			if (!this.sockets[name] || socket === null) return;
			let sockets = this.sockets[name];
			let index = sockets.indexOf(socket);
			if (index !== -1) {
				sockets.splice(index, 1);
				this.totalSocketCount--;
				sockets.length === 0 && delete this.sockets[name];
			}
		}
		getName(options) {
			if (this.isSecureEndpoint(options)) return https.Agent.prototype.getName.call(this, options);
			return super.getName(options);
		}
		createSocket(req, options, cb) {
			let connectOpts = {
				...options,
				secureEndpoint: this.isSecureEndpoint(options)
			};
			let name = this.getName(connectOpts);
			let fakeSocket = this.incrementSockets(name);
			Promise.resolve().then(() => this.connect(req, connectOpts)).then((socket) => {
				this.decrementSockets(name, fakeSocket);
				if (typeof socket.addRequest == "function") try {
					return socket.addRequest(req, connectOpts);
				} catch (err) {
					return cb(err);
				}
				this[INTERNAL].currentSocket = socket;
				super.createSocket(req, options, cb);
			}, (err) => {
				this.decrementSockets(name, fakeSocket);
				cb(err);
			});
		}
		createConnection() {
			let socket = this[INTERNAL].currentSocket;
			this[INTERNAL].currentSocket = void 0;
			if (!socket) throw Error("No socket was returned in the `connect()` function");
			return socket;
		}
		get defaultPort() {
			return this[INTERNAL].defaultPort ?? (this.protocol === "https:" ? 443 : 80);
		}
		set defaultPort(v) {
			this[INTERNAL] && (this[INTERNAL].defaultPort = v);
		}
		get protocol() {
			return this[INTERNAL].protocol ?? (this.isSecureEndpoint() ? "https:" : "http:");
		}
		set protocol(v) {
			this[INTERNAL] && (this[INTERNAL].protocol = v);
		}
	};
}));
// node_modules/ms/index.js
var require_ms = __commonJSMin(((exports, module) => {
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	module.exports = function(val, options) {
		options ||= {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));
// node_modules/debug/src/common.js
var require_common = __commonJSMin(((exports, module) => {
	module.exports = function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		createDebug.names = [];
		createDebug.skips = [];
		createDebug.formatters = {};
		createDebug.selectColor = function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		};
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				let self = debug;
				let curr = Number(new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				typeof args[0] != "string" && args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					let formatter = createDebug.formatters[format];
					if (typeof formatter == "function") {
						let val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: !0,
				configurable: !1,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			typeof createDebug.init == "function" && createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			let newDebug = createDebug(this.namespace + (delimiter === void 0 ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			let split = (typeof namespaces == "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (let ns of split) ns[0] === "-" ? createDebug.skips.push(ns.slice(1)) : createDebug.names.push(ns);
		}
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			for (; searchIndex < search.length;) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return !1;
			for (; templateIndex < template.length && template[templateIndex] === "*";) templateIndex++;
			return templateIndex === template.length;
		}
		function disable() {
			let namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		function enabled(name) {
			for (let skip of createDebug.skips) if (matchesTemplate(name, skip)) return !1;
			for (let ns of createDebug.names) if (matchesTemplate(name, ns)) return !0;
			return !1;
		}
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	};
}));
// node_modules/debug/src/browser.js
var require_browser = __commonJSMin(((exports, module) => {
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = !1;
		return () => {
			if (!warned) {
				warned = !0;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	exports.colors = "#0000CC.#0000FF.#0033CC.#0033FF.#0066CC.#0066FF.#0099CC.#0099FF.#00CC00.#00CC33.#00CC66.#00CC99.#00CCCC.#00CCFF.#3300CC.#3300FF.#3333CC.#3333FF.#3366CC.#3366FF.#3399CC.#3399FF.#33CC00.#33CC33.#33CC66.#33CC99.#33CCCC.#33CCFF.#6600CC.#6600FF.#6633CC.#6633FF.#66CC00.#66CC33.#9900CC.#9900FF.#9933CC.#9933FF.#99CC00.#99CC33.#CC0000.#CC0033.#CC0066.#CC0099.#CC00CC.#CC00FF.#CC3300.#CC3333.#CC3366.#CC3399.#CC33CC.#CC33FF.#CC6600.#CC6633.#CC9900.#CC9933.#CCCC00.#CCCC33.#FF0000.#FF0033.#FF0066.#FF0099.#FF00CC.#FF00FF.#FF3300.#FF3333.#FF3366.#FF3399.#FF33CC.#FF33FF.#FF6600.#FF6633.#FF9900.#FF9933.#FFCC00.#FFCC33".split(".");
	function useColors() {
		if (typeof window < "u" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return !0;
		if (typeof navigator < "u" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return !1;
		let m;
		return typeof document < "u" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window < "u" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator < "u" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator < "u" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		let c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			match === "%c" && (lastC = index);
		});
		args.splice(lastC, 0, c);
	}
	exports.log = console.debug || console.log || (() => {});
	function save(namespaces) {
		try {
			namespaces ? exports.storage.setItem("debug", namespaces) : exports.storage.removeItem("debug");
		} catch {}
	}
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch {}
		!r && typeof process < "u" && "env" in process && (r = process.env.DEBUG);
		return r;
	}
	function localstorage() {
		try {
			return localStorage;
		} catch {}
	}
	module.exports = require_common()(exports);
	let { formatters } = module.exports;
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));
// node_modules/debug/src/node.js
var require_node = __commonJSMin(((exports, module) => {
	let tty = __nccwpck_require__(18);
	let util = __nccwpck_require__(23);
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		let supportsColor = __nccwpck_require__(75);
		supportsColor && (supportsColor.stderr || supportsColor).level >= 2 && (exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		]);
	} catch {}
	exports.inspectOpts = Object.keys(process.env).filter((key) => /^debug_/i.test(key)).reduce((obj, key) => {
		let prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => k.toUpperCase());
		let val = process.env[key];
		val = /^(yes|on|true|enabled)$/i.test(val) ? !0 : /^(no|off|false|disabled)$/i.test(val) ? !1 : val === "null" ? null : Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	function useColors() {
		return "colors" in exports.inspectOpts ? !!exports.inspectOpts.colors : tty.isatty(process.stderr.fd);
	}
	function formatArgs(args) {
		let { namespace: name, useColors } = this;
		if (useColors) {
			let c = this.color;
			let colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			let prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return new Date().toISOString() + " ";
	}
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	function save(namespaces) {
		namespaces ? process.env.DEBUG = namespaces : delete process.env.DEBUG;
	}
	function load() {
		return process.env.DEBUG;
	}
	function init(debug) {
		debug.inspectOpts = {};
		let keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	let { formatters } = module.exports;
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));
// node_modules/debug/src/index.js
var require_src = __commonJSMin(((exports, module) => {
	module.exports = typeof process > "u" || process.type === "renderer" || process.browser === !0 || process.__nwjs ? require_browser() : require_node();
}));
// node_modules/socks-proxy-agent/dist/index.js
var dist_exports = __exportAll({ SocksProxyAgent: () => SocksProxyAgent$1 });
function parseSocksURL(url) {
	let lookup = !1;
	let type = 5;
	let host = url.hostname;
	let port = parseInt(url.port, 10) || 1080;
	switch (url.protocol.replace(":", "")) {
		case "socks4":
			lookup = !0;
			type = 4;
			break;
		case "socks4a":
			type = 4;
			break;
		case "socks5":
			lookup = !0;
			type = 5;
			break;
		case "socks":
		case "socks5h":
			type = 5;
			break;
		default: throw TypeError(`A "socks" protocol must be specified! Got: ${String(url.protocol)}`);
	}
	let proxy = {
		host,
		port,
		type
	};
	url.username && Object.defineProperty(proxy, "userId", {
		value: decodeURIComponent(url.username),
		enumerable: !1
	});
	url.password != null && Object.defineProperty(proxy, "password", {
		value: decodeURIComponent(url.password),
		enumerable: !1
	});
	return {
		lookup,
		proxy
	};
}
function omit(obj, ...keys) {
	let ret = {};
	let key;
	for (key in obj) keys.includes(key) || (ret[key] = obj[key]);
	return ret;
}
var import_build, import_src, debug, setServernameFromNonIpHost, SocksProxyAgent$1;
var init_dist = __esmMin((() => {
	import_build = require_build();
	init_dist$1();
	import_src = __toESM(require_src(), 1);
	debug = (0, import_src.default)("socks-proxy-agent");
	setServernameFromNonIpHost = (options) => {
		if (options.servername === void 0 && options.host && !net.isIP(options.host)) return {
			...options,
			servername: options.host
		};
		return options;
	};
	SocksProxyAgent$1 = class extends Agent$1 {
		constructor(uri, opts) {
			super(opts);
			let url$1 = typeof uri == "string" ? new url.URL(uri) : uri;
			let { proxy, lookup } = parseSocksURL(url$1);
			this.shouldLookup = lookup;
			this.proxy = proxy;
			this.proxyUrl = url$1.href;
			this.timeout = opts?.timeout ?? null;
			this.socketOptions = opts?.socketOptions ?? null;
		}
		async connect(req, opts) {
			let { shouldLookup, proxy, timeout } = this;
			if (!opts.host) throw Error("No `host` defined!");
			let { host } = opts;
			let { port, lookup: lookupFn = dns.lookup } = opts;
			shouldLookup && (host = await new Promise((resolve, reject) => {
				lookupFn(host, {}, (err, address) => {
					err ? reject(err) : resolve(typeof address == "string" ? address : address[0].address);
				});
			}));
			let socksOpts = {
				proxy,
				destination: {
					host,
					port: typeof port == "number" ? port : parseInt(port, 10)
				},
				command: "connect",
				timeout: timeout ?? void 0,
				socket_options: this.socketOptions ?? void 0
			};
			let cleanup = (tlsSocket) => {
				req.destroy();
				socket.destroy();
				tlsSocket && tlsSocket.destroy();
			};
			debug("Creating socks proxy connection: %o", socksOpts);
			let { socket } = await import_build.SocksClient.createConnection(socksOpts);
			debug("Successfully created socks proxy connection");
			req.emit("proxy", {
				proxy: this.proxyUrl,
				socket
			});
			if (timeout !== null) {
				socket.setTimeout(timeout);
				socket.on("timeout", () => cleanup());
			}
			if (opts.secureEndpoint) {
				debug("Upgrading socket connection to TLS");
				let tlsSocket = tls.connect({
					...omit(setServernameFromNonIpHost(opts), "host", "path", "port"),
					socket
				});
				tlsSocket.once("error", (error) => {
					debug("Socket TLS error", error.message);
					cleanup(tlsSocket);
				});
				return tlsSocket;
			}
			return socket;
		}
	};
	SocksProxyAgent$1.protocols = [
		"socks",
		"socks4",
		"socks4a",
		"socks5",
		"socks5h"
	];
}));
// \0lazy-socks-proxy-agent
function SocksProxyAgent(...given) {
	return new (init_dist(), __toCommonJS(dist_exports)).SocksProxyAgent(...given);
}
// \0lazy-socks
const SocksClient = { createConnection: (...given) => require_build().SocksClient.createConnection(...given) };
// node_modules/hpagent/index.js
var require_hpagent = __commonJSMin(((exports, module) => {
	let https = __nccwpck_require__(311);
	let http = __nccwpck_require__(611);
	let { URL } = __nccwpck_require__(16);
	var HttpProxyAgent = class extends http.Agent {
		constructor(options) {
			let { proxy, proxyRequestOptions, ...opts } = options;
			super(opts);
			this.proxy = typeof proxy == "string" ? new URL(proxy) : proxy;
			this.proxyRequestOptions = proxyRequestOptions || {};
		}
		createConnection(options, callback) {
			let requestOptions = {
				...this.proxyRequestOptions,
				method: "CONNECT",
				host: this.proxy.hostname,
				port: this.proxy.port,
				path: `${options.host}:${options.port}`,
				setHost: !1,
				headers: {
					...this.proxyRequestOptions.headers,
					connection: this.keepAlive ? "keep-alive" : "close",
					host: `${options.host}:${options.port}`
				},
				agent: !1,
				timeout: options.timeout || 0
			};
			if (this.proxy.username || this.proxy.password) {
				let base64 = Buffer.from(`${decodeURIComponent(this.proxy.username || "")}:${decodeURIComponent(this.proxy.password || "")}`).toString("base64");
				requestOptions.headers["proxy-authorization"] = `Basic ${base64}`;
			}
			this.proxy.protocol === "https:" && (requestOptions.servername = this.proxy.hostname);
			let request = (this.proxy.protocol === "http:" ? http : https).request(requestOptions);
			request.once("connect", (response, socket, head) => {
				request.removeAllListeners();
				socket.removeAllListeners();
				if (response.statusCode === 200) callback(null, socket);
				else {
					socket.destroy();
					callback(Error(`Bad response: ${response.statusCode}`), null);
				}
			});
			request.once("timeout", () => {
				request.destroy(Error("Proxy timeout"));
			});
			request.once("error", (err) => {
				request.removeAllListeners();
				callback(err, null);
			});
			request.end();
		}
	};
	var HttpsProxyAgent = class extends https.Agent {
		constructor(options) {
			let { proxy, proxyRequestOptions, ...opts } = options;
			super(opts);
			this.proxy = typeof proxy == "string" ? new URL(proxy) : proxy;
			this.proxyRequestOptions = proxyRequestOptions || {};
		}
		createConnection(options, callback) {
			let requestOptions = {
				...this.proxyRequestOptions,
				method: "CONNECT",
				host: this.proxy.hostname,
				port: this.proxy.port,
				path: `${options.host}:${options.port}`,
				setHost: !1,
				headers: {
					...this.proxyRequestOptions.headers,
					connection: this.keepAlive ? "keep-alive" : "close",
					host: `${options.host}:${options.port}`
				},
				agent: !1,
				timeout: options.timeout || 0
			};
			if (this.proxy.username || this.proxy.password) {
				let base64 = Buffer.from(`${decodeURIComponent(this.proxy.username || "")}:${decodeURIComponent(this.proxy.password || "")}`).toString("base64");
				requestOptions.headers["proxy-authorization"] = `Basic ${base64}`;
			}
			this.proxy.protocol === "https:" && (requestOptions.servername = this.proxy.hostname);
			let request = (this.proxy.protocol === "http:" ? http : https).request(requestOptions);
			request.once("connect", (response, socket, head) => {
				request.removeAllListeners();
				socket.removeAllListeners();
				if (response.statusCode === 200) callback(null, super.createConnection({
					...options,
					socket
				}));
				else {
					socket.destroy();
					callback(Error(`Bad response: ${response.statusCode}`), null);
				}
			});
			request.once("timeout", () => {
				request.destroy(Error("Proxy timeout"));
			});
			request.once("error", (err) => {
				request.removeAllListeners();
				callback(err, null);
			});
			request.end();
		}
	};
	module.exports = {
		HttpProxyAgent,
		HttpsProxyAgent
	};
}));
// \0lazy-hpagent
function HttpProxyAgent(...given) {
	return new (require_hpagent()).HttpProxyAgent(...given);
}
function HttpsProxyAgent(...given) {
	return new (require_hpagent()).HttpsProxyAgent(...given);
}
// node_modules/@kubernetes/client-node/package.json
var version = "2.0.1";
// node_modules/@kubernetes/client-node/dist/middleware.js
function setHeaderMiddleware(key, value) {
	return {
		pre: (request) => {
			request.setHeaderParam(key, value);
			return of(request);
		},
		post: (response) => of(response)
	};
}
const SERVICEACCOUNT_TOKEN_PATH = "/var/run/secrets/kubernetes.io/serviceaccount/token";
function getUserAgent() {
	return `kubernetes-client-javascript/${version ?? ""}`;
}
function fileExists(filepath) {
	try {
		node_fs.default.accessSync(filepath);
		return !0;
	} catch {
		return !1;
	}
}
function createSocksConnector(proxyUrl, tlsOptions) {
	let parsedProxy = new URL(proxyUrl);
	let proxyHost = parsedProxy.hostname;
	let proxyPort = parseInt(parsedProxy.port, 10) || 1080;
	let socksType = 5;
	let proto = parsedProxy.protocol.replace(":", "");
	(proto === "socks4" || proto === "socks4a") && (socksType = 4);
	return (options, callback) => {
		let { hostname, port, protocol, servername } = options;
		SocksClient.createConnection({
			proxy: {
				host: proxyHost,
				port: proxyPort,
				type: socksType
			},
			command: "connect",
			destination: {
				host: hostname,
				port: parseInt(port, 10)
			}
		}, (err, info) => {
			if (err) {
				callback(err, null);
				return;
			}
			let socket = info.socket;
			socket.setKeepAlive(!0, 3e4);
			protocol === "https:" ? callback(null, node_tls.default.connect({
				...tlsOptions,
				socket,
				servername: servername || hostname
			})) : callback(null, socket);
		});
	};
}
var KubeConfig = class KubeConfig {
	addAuthenticator(authenticator) {
		this.custom_authenticators.push(authenticator);
	}
	constructor() {
		this.authenticators = [
			new AzureAuth(),
			new GoogleCloudPlatformAuth(),
			new ExecAuth(),
			new FileAuth(),
			new OpenIDConnectAuth()
		];
		this.custom_authenticators = [];
		this.agentCache = new Map();
		this.contexts = [];
		this.clusters = [];
		this.users = [];
	}
	getContexts() {
		return this.contexts;
	}
	getClusters() {
		return this.clusters;
	}
	getUsers() {
		return this.users;
	}
	getCurrentContext() {
		return this.currentContext;
	}
	setCurrentContext(context) {
		this.currentContext = context;
	}
	getContextObject(name) {
		if (!this.contexts) return null;
		return findObject(this.contexts, name, "context");
	}
	getCurrentCluster() {
		let context = this.getCurrentContextObject();
		if (!context) return null;
		return this.getCluster(context.cluster);
	}
	getCluster(name) {
		return findObject(this.clusters, name, "cluster");
	}
	getCurrentUser() {
		let ctx = this.getCurrentContextObject();
		if (!ctx) return null;
		return this.getUser(ctx.user);
	}
	getUser(name) {
		return findObject(this.users, name, "user");
	}
	loadFromFile(file, opts) {
		let rootDirectory = node_path.default.dirname(file);
		this.loadFromString(node_fs.default.readFileSync(file).toString("utf-8"), opts);
		this.makePathsAbsolute(rootDirectory);
	}
	async applyToHTTPSOptions(opts) {
		let user = this.getCurrentUser();
		let cluster = this.getCurrentCluster();
		await this.applyOptions(opts);
		user && user.username && (opts.auth = `${user.username}:${user.password}`);
		let agentOptions = {};
		agentOptions.ca = opts.ca;
		agentOptions.cert = opts.cert;
		agentOptions.key = opts.key;
		agentOptions.pfx = opts.pfx;
		agentOptions.passphrase = opts.passphrase;
		opts.rejectUnauthorized !== void 0 && (agentOptions.rejectUnauthorized = opts.rejectUnauthorized);
		agentOptions.timeout = opts.timeout;
		agentOptions.servername = opts.servername;
		agentOptions.ciphers = opts.ciphers;
		agentOptions.honorCipherOrder = opts.honorCipherOrder;
		agentOptions.ecdhCurve = opts.ecdhCurve;
		agentOptions.clientCertEngine = opts.clientCertEngine;
		agentOptions.crl = opts.crl;
		agentOptions.dhparam = opts.dhparam;
		agentOptions.secureOptions = opts.secureOptions;
		agentOptions.secureProtocol = opts.secureProtocol;
		agentOptions.sessionIdContext = opts.sessionIdContext;
		opts.agent = this.createAgent(cluster, agentOptions);
	}
	async applySecurityAuthentication(context) {
		let cluster = this.getCurrentCluster();
		let user = this.getCurrentUser();
		let agentOptions = {};
		let httpsOptions = {};
		await this.applyOptions(httpsOptions);
		if (user && user.username) {
			let auth = Buffer.from(`${user.username}:${user.password}`).toString("base64");
			context.setHeaderParam("Authorization", `Basic ${auth}`);
		}
		let headers = httpsOptions.headers || {};
		Object.entries(headers).forEach(([key, value]) => {
			context.setHeaderParam(key, `${value}`);
		});
		agentOptions.ca = httpsOptions.ca;
		agentOptions.cert = httpsOptions.cert;
		agentOptions.key = httpsOptions.key;
		agentOptions.pfx = httpsOptions.pfx;
		agentOptions.passphrase = httpsOptions.passphrase;
		httpsOptions.rejectUnauthorized !== void 0 && (agentOptions.rejectUnauthorized = httpsOptions.rejectUnauthorized);
		httpsOptions.servername !== void 0 && (agentOptions.servername = httpsOptions.servername);
		let dispatcher = this.createDispatcher(cluster, agentOptions);
		dispatcher !== void 0 && context.setDispatcher(dispatcher);
	}
	getName() {
		return "kubeconfig authentication";
	}
	loadFromString(config, opts) {
		let obj = load$1(config);
		this.clusters = newClusters(obj.clusters, opts);
		this.contexts = newContexts(obj.contexts, opts);
		this.users = newUsers(obj.users, opts);
		this.currentContext = obj["current-context"];
	}
	loadFromOptions(options) {
		this.clusters = options.clusters;
		this.contexts = options.contexts;
		this.users = options.users;
		this.currentContext = options.currentContext;
	}
	loadFromClusterAndUser(cluster, user) {
		this.clusters = [cluster];
		this.users = [user];
		this.currentContext = "loaded-context";
		this.contexts = [{
			cluster: cluster.name,
			user: user.name,
			name: this.currentContext
		}];
	}
	loadFromCluster(pathPrefix = "") {
		let host = process.env.KUBERNETES_SERVICE_HOST;
		let port = process.env.KUBERNETES_SERVICE_PORT;
		let clusterName = "inCluster";
		let userName = "inClusterUser";
		let contextName = "inClusterContext";
		let scheme = "https";
		(port === "80" || port === "8080" || port === "8001") && (scheme = "http");
		let serverHost = host;
		host && node_net.default.isIPv6(host) && (serverHost = `[${host}]`);
		this.clusters = [{
			name: clusterName,
			caFile: `${pathPrefix}/var/run/secrets/kubernetes.io/serviceaccount/ca.crt`,
			server: `${scheme}://${serverHost}:${port}`,
			skipTLSVerify: !1
		}];
		this.users = [{
			name: userName,
			authProvider: {
				name: "tokenFile",
				config: { tokenFile: `${pathPrefix}${SERVICEACCOUNT_TOKEN_PATH}` }
			}
		}];
		let namespaceFile = `${pathPrefix}/var/run/secrets/kubernetes.io/serviceaccount/namespace`;
		let namespace;
		fileExists(namespaceFile) && (namespace = node_fs.default.readFileSync(namespaceFile).toString("utf-8"));
		this.contexts = [{
			cluster: clusterName,
			name: contextName,
			user: userName,
			namespace
		}];
		this.currentContext = contextName;
	}
	mergeConfig(config, preserveContext = !1) {
		!preserveContext && config.currentContext && (this.currentContext = config.currentContext);
		config.clusters.forEach((cluster) => {
			this.addCluster(cluster);
		});
		config.users.forEach((user) => {
			this.addUser(user);
		});
		config.contexts.forEach((ctx) => {
			this.addContext(ctx);
		});
	}
	addCluster(cluster) {
		this.clusters ||= [];
		this.clusters.forEach((c, ix) => {
			if (c.name === cluster.name) throw Error(`Duplicate cluster: ${c.name}`);
		});
		this.clusters.push(cluster);
	}
	addUser(user) {
		this.users ||= [];
		this.users.forEach((c, ix) => {
			if (c.name === user.name) throw Error(`Duplicate user: ${c.name}`);
		});
		this.users.push(user);
	}
	addContext(ctx) {
		this.contexts ||= [];
		this.contexts.forEach((c, ix) => {
			if (c.name === ctx.name) throw Error(`Duplicate context: ${c.name}`);
		});
		this.contexts.push(ctx);
	}
	loadFromDefault(opts, contextFromStartingConfig = !1, platform = process.platform) {
		if (process.env.KUBECONFIG && process.env.KUBECONFIG.length > 0) {
			let files = process.env.KUBECONFIG.split(node_path.default.delimiter).filter((filename) => filename);
			this.loadFromFile(files[0], opts);
			for (let i = 1; i < files.length; i++) {
				let kc = new KubeConfig();
				kc.loadFromFile(files[i], opts);
				this.mergeConfig(kc, contextFromStartingConfig);
			}
			return;
		}
		let home = findHomeDir(platform);
		if (home) {
			let config = node_path.default.join(home, ".kube", "config");
			if (fileExists(config)) {
				this.loadFromFile(config, opts);
				return;
			}
		}
		if (platform === "win32") {
			try {
				let envKubeconfigPathResult = node_child_process.default.spawnSync("wsl.exe", [
					"bash",
					"-c",
					"printenv KUBECONFIG"
				]);
				if (envKubeconfigPathResult.status === 0 && envKubeconfigPathResult.stdout.length > 0) {
					let result = node_child_process.default.spawnSync("wsl.exe", ["cat", envKubeconfigPathResult.stdout.toString("utf8")]);
					if (result.status === 0) {
						this.loadFromString(result.stdout.toString("utf8"), opts);
						return;
					}
				}
			} catch {}
			try {
				let configResult = node_child_process.default.spawnSync("wsl.exe", ["cat", "~/.kube/config"]);
				if (configResult.status === 0) {
					this.loadFromString(configResult.stdout.toString("utf8"), opts);
					let result = node_child_process.default.spawnSync("wsl.exe", [
						"wslpath",
						"-w",
						"~/.kube"
					]);
					result.status === 0 && this.makePathsAbsolute(result.stdout.toString("utf8"));
					return;
				}
			} catch {}
		}
		if (fileExists(SERVICEACCOUNT_TOKEN_PATH)) {
			this.loadFromCluster();
			return;
		}
		this.loadFromClusterAndUser({
			name: "cluster",
			server: "http://localhost:8080"
		}, { name: "user" });
	}
	makeApiClient(apiClientType) {
		let cluster = this.getCurrentCluster();
		if (!cluster) throw Error("No active cluster!");
		let authConfig = { default: this };
		return new apiClientType(createConfiguration({
			baseServer: new ServerConfiguration(cluster.server, {}),
			authMethods: authConfig,
			middleware: [setHeaderMiddleware("User-Agent", getUserAgent())]
		}));
	}
	makePathsAbsolute(rootDirectory) {
		this.clusters.forEach((cluster) => {
			cluster.caFile &&= makeAbsolutePath(rootDirectory, cluster.caFile);
		});
		this.users.forEach((user) => {
			user.certFile &&= makeAbsolutePath(rootDirectory, user.certFile);
			user.keyFile &&= makeAbsolutePath(rootDirectory, user.keyFile);
		});
	}
	exportConfig() {
		let configObj = {
			apiVersion: "v1",
			kind: "Config",
			clusters: this.clusters.map(exportCluster),
			users: this.users.map(exportUser),
			contexts: this.contexts.map(exportContext),
			preferences: {},
			"current-context": this.getCurrentContext()
		};
		return JSON.stringify(configObj);
	}
	getCurrentContextObject() {
		return this.getContextObject(this.currentContext);
	}
	getAgentCacheKey(cluster) {
		let clusterName = cluster?.name ?? "";
		let userName = this.getCurrentUser()?.name ?? "";
		return JSON.stringify([clusterName, userName]);
	}
	createAgent(cluster, agentOptions) {
		let cacheKey = this.getAgentCacheKey(cluster);
		let cached = this.agentCache.get(cacheKey);
		if (cached !== void 0) return cached;
		let agent;
		if (cluster && cluster.proxyUrl) {
			if (cluster.proxyUrl.startsWith("socks")) agent = new SocksProxyAgent(cluster.proxyUrl, agentOptions);
			else if (cluster.server.startsWith("https")) {
				let httpsProxyAgentOptions = agentOptions;
				httpsProxyAgentOptions.proxy = cluster.proxyUrl;
				agent = new HttpsProxyAgent(httpsProxyAgentOptions);
			} else if (cluster.server.startsWith("http")) {
				let httpProxyAgentOptions = agentOptions;
				httpProxyAgentOptions.proxy = cluster.proxyUrl;
				agent = new HttpProxyAgent(httpProxyAgentOptions);
			} else throw Error("Unsupported proxy type");
		} else if ((cluster?.server)?.startsWith("http:") && cluster.skipTLSVerify) agent = new node_http.default.Agent(agentOptions);
		else if ((cluster?.server)?.startsWith("http:") && !cluster.skipTLSVerify) throw Error("HTTP protocol is not allowed when skipTLSVerify is not set or false");
		else agent = new node_https.default.Agent(agentOptions);
		this.agentCache.set(cacheKey, agent);
		return agent;
	}
	createDispatcherOptions(cluster, agentOptions) {
		let tlsOptions = {};
		agentOptions.ca !== void 0 && (tlsOptions.ca = agentOptions.ca);
		agentOptions.cert !== void 0 && (tlsOptions.cert = agentOptions.cert);
		agentOptions.key !== void 0 && (tlsOptions.key = agentOptions.key);
		agentOptions.pfx !== void 0 && (tlsOptions.pfx = agentOptions.pfx);
		agentOptions.passphrase !== void 0 && (tlsOptions.passphrase = agentOptions.passphrase);
		agentOptions.rejectUnauthorized !== void 0 && (tlsOptions.rejectUnauthorized = agentOptions.rejectUnauthorized);
		agentOptions.servername !== void 0 && (tlsOptions.servername = agentOptions.servername);
		if (cluster && cluster.proxyUrl) {
			if (cluster.proxyUrl.startsWith("socks")) return {
				type: "socks",
				uri: cluster.proxyUrl,
				requestTls: tlsOptions
			};
			if (!cluster.server.startsWith("https") && !cluster.server.startsWith("http")) throw Error("Unsupported proxy type");
			return {
				type: "proxy",
				uri: cluster.proxyUrl,
				requestTls: tlsOptions,
				connect: {
					keepAlive: !0,
					keepAliveInitialDelay: 3e4
				}
			};
		} else if ((cluster?.server)?.startsWith("http:") && !cluster.skipTLSVerify) throw Error("HTTP protocol is not allowed when skipTLSVerify is not set or false");
		if (Object.keys(tlsOptions).length === 0) return { type: "none" };
		return {
			type: "agent",
			connect: {
				...tlsOptions,
				keepAlive: !0,
				keepAliveInitialDelay: 3e4
			}
		};
	}
	createDispatcher(cluster, agentOptions) {
		let opts = this.createDispatcherOptions(cluster, agentOptions);
		switch (opts.type) {
			case "proxy": return new ProxyAgent({
				uri: opts.uri,
				requestTls: opts.requestTls,
				connect: opts.connect
			});
			case "socks": return new Agent$2({ connect: createSocksConnector(opts.uri, opts.requestTls) });
			case "agent": return new Agent$2({ connect: opts.connect });
			case "none": return;
		}
	}
	applyHTTPSOptions(opts) {
		let cluster = this.getCurrentCluster();
		let user = this.getCurrentUser();
		if (!user) return;
		cluster != null && cluster.skipTLSVerify && (opts.rejectUnauthorized = !1);
		cluster != null && cluster.tlsServerName && (opts.servername = cluster.tlsServerName);
		let ca = cluster == null ? null : bufferFromFileOrString(cluster.caFile, cluster.caData);
		ca && (opts.ca = ca);
		let cert = bufferFromFileOrString(user.certFile, user.certData);
		cert && (opts.cert = cert);
		let key = bufferFromFileOrString(user.keyFile, user.keyData);
		key && (opts.key = key);
		if (user.impersonateUser != null) {
			opts.headers ??= {};
			opts.headers["Impersonate-User"] = user.impersonateUser;
		}
	}
	async applyAuthorizationHeader(opts) {
		let user = this.getCurrentUser();
		if (!user) return;
		let authenticator = this.authenticators.find((elt) => elt.isAuthProvider(user));
		authenticator ||= this.custom_authenticators.find((elt) => elt.isAuthProvider(user));
		opts.headers ||= {};
		authenticator && await authenticator.applyAuthentication(user, opts);
		user.token && (opts.headers.Authorization = `Bearer ${user.token}`);
	}
	async applyOptions(opts) {
		this.applyHTTPSOptions(opts);
		await this.applyAuthorizationHeader(opts);
	}
};
function makeAbsolutePath(root, file) {
	if (!root || node_path.default.isAbsolute(file)) return file;
	return node_path.default.join(root, file);
}
function bufferFromFileOrString(file, data) {
	if (file) return node_fs.default.readFileSync(file);
	if (data) return Buffer.from(data, "base64");
	return null;
}
function dropDuplicatesAndNils(a) {
	return a.reduce((acceptedValues, currentValue) => {
		if (currentValue && !acceptedValues.includes(currentValue)) return acceptedValues.concat(currentValue);
		else return acceptedValues;
	}, []);
}
function findHomeDir(platform = process.platform) {
	if (platform !== "win32") {
		if (process.env.HOME) try {
			node_fs.default.accessSync(process.env.HOME);
			return process.env.HOME;
		} catch {}
		return null;
	}
	let homeDrivePath = process.env.HOMEDRIVE && process.env.HOMEPATH ? node_path.default.join(process.env.HOMEDRIVE, process.env.HOMEPATH) : "";
	let homePath = process.env.HOME || "";
	let userProfile = process.env.USERPROFILE || "";
	let favourHomeDrivePathList = dropDuplicatesAndNils([
		homePath,
		homeDrivePath,
		userProfile
	]);
	let favourUserProfileList = dropDuplicatesAndNils([
		homePath,
		userProfile,
		homeDrivePath
	]);
	for (let dir of favourHomeDrivePathList) try {
		node_fs.default.accessSync(node_path.default.join(dir, ".kube", "config"));
		return dir;
	} catch {}
	for (let dir of favourUserProfileList) try {
		node_fs.default.accessSync(dir, node_fs.default.constants.W_OK);
		return dir;
	} catch {}
	for (let dir of favourUserProfileList) try {
		node_fs.default.accessSync(dir);
		return dir;
	} catch {}
	return favourUserProfileList[0] || null;
}
function findObject(list, name, key) {
	if (!list) return null;
	for (let obj of list) if (obj.name === name) {
		if (obj[key]) {
			obj[key].name = name;
			return obj[key];
		}
		return obj;
	}
	return null;
}
// src/cluster/kubeconfig.ts
function whyUnreadable(error) {
	if (!(error instanceof Error)) return "it is not in the form of a kubeconfig";
	if ("code" in error && typeof error.code == "string") return error.message;
	if (/^(?:clusters|users|contexts)\[\d+\]\.\w+ is missing$/.test(error.message)) return error.message;
	return error.name === "YAMLException" ? "it is not valid YAML" : "it is not in the form of a kubeconfig";
}
function loadOne(path, mayLack) {
	let config = new KubeConfig();
	try {
		config.loadFromFile(path);
		return config;
	} catch (error) {
		if (mayLack && error instanceof Error && "code" in error && error.code === "ENOENT") return;
		throw error;
	}
}
function merge(config, more) {
	for (let one of more.getClusters()) config.getCluster(one.name) === null && config.addCluster(one);
	for (let one of more.getUsers()) config.getUser(one.name) === null && config.addUser(one);
	for (let one of more.getContexts()) config.getContextObject(one.name) === null && config.addContext(one);
	config.getCurrentContext() || config.setCurrentContext(more.getCurrentContext());
}
function load(paths) {
	let [config = loadOne(paths[0], !1) ?? new KubeConfig(), ...rest] = paths.map((path) => loadOne(path, paths.length > 1)).filter((one) => one !== void 0);
	for (let more of rest) merge(config, more);
	return config;
}
function problemOf$1(config) {
	let server = config.getCurrentCluster()?.server ?? "";
	if (config.getCurrentUser() === null || server === "") return "its current context must name a cluster and a user";
	if (!server.startsWith("https://") || !URL.canParse(server)) return "its server must be an https address";
}
function readKubeconfig(paths, context) {
	let given = paths.join(node_path.delimiter);
	try {
		let config = load(paths);
		if (context !== "" && config.getContextObject(context) === null) {
			let names = config.getContexts().map((known) => known.name);
			return {
				kind: "unusable",
				input: "context",
				problem: `must be one of ${names.length > 0 ? names.join(", ") : "(the kubeconfig has none)"}`,
				given: context
			};
		}
		context !== "" && config.setCurrentContext(context);
		let problem = problemOf$1(config);
		if (problem !== void 0) return {
			kind: "unusable",
			input: "kubeconfig",
			problem,
			given
		};
		return {
			kind: "usable",
			config,
			server: config.getCurrentCluster()?.server ?? ""
		};
	} catch (error) {
		return {
			kind: "unusable",
			input: "kubeconfig",
			problem: `must be a readable kubeconfig (${whyUnreadable(error)})`,
			given
		};
	}
}
async function credentialsOf(config) {
	let options = { headers: {} };
	await config.applyToHTTPSOptions(options);
	return {
		...options,
		proxied: (config.getCurrentCluster()?.proxyUrl ?? "") !== ""
	};
}
function secretsOf(config) {
	let user = config.getCurrentUser();
	return [
		user?.token,
		user?.password,
		user?.keyData
	].filter((value) => typeof value == "string" && value !== "");
}
// src/cluster/transport.ts
const MAX_BODY_BYTES = 67108864;
function codeOf(error) {
	return error instanceof Error && "code" in error && typeof error.code == "string" ? error.code : "";
}
const tlsCode = /^(?:ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|HOSTNAME_|PATH_LENGTH_)/;
function causeOf(error) {
	return tlsCode.test(codeOf(error)) ? "tls" : "unreachable";
}
function messageOf(error) {
	if (!(error instanceof Error)) return String(error);
	return error.message === "" ? codeOf(error) || error.name : error.message;
}
var Transport = class {
	#config;
	#base;
	#clock;
	#agent;
	constructor(config, server, clock) {
		this.#config = config;
		this.#base = new URL(server);
		this.#clock = clock;
	}
	async send(call) {
		let started = this.#clock.monotonicMs();
		let elapsed = () => this.#clock.monotonicMs() - started;
		let limit = AbortSignal.timeout(call.timeoutMs);
		let none = (cause, message) => ({
			kind: "no-answer",
			cause,
			message,
			elapsedMs: elapsed()
		});
		try {
			let response = await this.open(call, AbortSignal.any([call.signal, limit]));
			let text = await readAll(response);
			let status = response.statusCode ?? 0;
			if (call.plainText === !0 && status === 200) return {
				kind: "ok",
				status,
				body: text,
				elapsedMs: elapsed()
			};
			return answerOf(status, response.headers["retry-after"], text, elapsed());
		} catch (error) {
			if (call.signal.aborted) return none("aborted", "the call was cut off by this run");
			if (limit.aborted) return none("timeout", `timed out: no answer within ${Math.round(call.timeoutMs / 1e3)} s`);
			if (error instanceof CredentialsError) return none("credentials", error.message);
			return none(causeOf(error), messageOf(error));
		}
	}
	async open(call, signal) {
		let options = await this.#options(call, signal);
		let body = call.body === void 0 ? void 0 : JSON.stringify(call.body);
		return new Promise((resolve, reject) => {
			let sent = (0, node_https.request)(options, resolve);
			sent.on("error", reject);
			sent.end(body);
		});
	}
	close() {
		this.#agent?.agent.destroy();
	}
	async #options(call, signal) {
		let { proxied, ...credentials } = await unlessAborted(signal, credentialsOf(this.#config));
		let query = new URLSearchParams(call.query).toString();
		let prefix = this.#base.pathname.replace(/\/$/, "");
		return {
			...credentials,
			...proxied ? {} : { agent: this.#agentFor(credentials) },
			protocol: "https:",
			hostname: this.#base.hostname.replace(/^\[|\]$/g, ""),
			port: this.#base.port,
			method: call.method,
			path: `${prefix}${call.path}${query === "" ? "" : `?${query}`}`,
			headers: {
				...credentials.headers,
				accept: call.plainText === !0 ? "*/*" : "application/json",
				"user-agent": "admission-gate",
				...call.body === void 0 ? {} : { "content-type": call.contentType ?? "application/json" }
			},
			signal
		};
	}
	#agentFor(credentials) {
		if (this.#agent === void 0 || String(this.#agent.cert) !== String(credentials.cert)) {
			let { ca, cert, key, rejectUnauthorized, servername } = credentials;
			let agent = new node_https.Agent({
				keepAlive: !0,
				ca,
				cert,
				key,
				rejectUnauthorized,
				servername
			});
			this.#agent = {
				agent,
				cert
			};
		}
		return this.#agent.agent;
	}
};
async function unlessAborted(signal, credentials) {
	let { promise, reject } = Promise.withResolvers();
	let stop = () => reject(signal.reason);
	signal.aborted && stop();
	signal.addEventListener("abort", stop, { once: !0 });
	let named = credentials.catch((error) => {
		throw new CredentialsError(error);
	});
	try {
		return await Promise.race([named, promise]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}
var CredentialsError = class extends Error {
	constructor(cause) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
	}
};
async function readAll(response) {
	let chunks = [];
	let size = 0;
	for await (let chunk of response) {
		let part = Buffer.from(chunk);
		size += part.length;
		if (size > MAX_BODY_BYTES) throw Error(`the answer is larger than ${MAX_BODY_BYTES} bytes`);
		chunks.push(part);
	}
	return Buffer.concat(chunks).toString("utf8");
}
function parsed$1(line) {
	try {
		let event = JSON.parse(line);
		if (typeof event != "object" || !event || !("type" in event) || !("object" in event)) return;
		return typeof event.type == "string" ? {
			kind: "object",
			type: event.type,
			object: event.object
		} : void 0;
	} catch {
		return;
	}
}
async function follow(transport, call, onEvent, signal) {
	let query = {
		...call.query,
		watch: "true",
		allowWatchBookmarks: "true",
		timeoutSeconds: "300"
	};
	try {
		let response = await transport.open({
			method: "GET",
			path: call.path,
			query
		}, signal);
		let status = response.statusCode ?? 0;
		if (status !== 200) return onEvent({
			kind: "ended",
			answer: answerOf(status, void 0, (await response.toArray()).join(""), 0)
		});
		let { createInterface } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 481, 23));
		for await (let line of createInterface(response)) {
			let event = parsed$1(line);
			if (event === void 0) break;
			onEvent(event);
		}
		response.destroy();
	} catch {}
	onEvent({
		kind: "ended",
		answer: void 0
	});
}
// src/cluster/kubernetes.ts
const READ_TIMEOUT_MS = 15e3;
const FIELD_MANAGER = "admission-gate";
const policies = "/apis/policies.kyverno.io/v1beta1";
const webhooks = "/apis/admissionregistration.k8s.io/v1";
function segment(name) {
	return encodeURIComponent(name);
}
function leasePath(lease, name = !0) {
	let collection = `/apis/coordination.k8s.io/v1/namespaces/${segment(lease.namespace)}/leases`;
	return name ? `${collection}/${segment(lease.name)}` : collection;
}
function objectPath({ group, version, resource, namespace, name }) {
	return `${group === "" ? `/api/${version}` : `/apis/${group}/${version}`}${namespace === void 0 ? "" : `/namespaces/${segment(namespace)}`}/${resource}${name === void 0 ? "" : `/${segment(name)}`}`;
}
function podCalls(transport) {
	let dryRun = (ref, body, signal) => transport.send({
		method: "POST",
		path: objectPath(ref),
		query: {
			dryRun: "All",
			fieldManager: FIELD_MANAGER
		},
		body,
		timeoutMs: 4e4,
		signal
	});
	return {
		dryRun,
		readPodLog: ({ namespace, name }, sinceSeconds, signal) => transport.send({
			method: "GET",
			path: `/api/v1/namespaces/${segment(namespace)}/pods/${segment(name)}/log`,
			query: {
				sinceSeconds: String(sinceSeconds),
				tailLines: "2000",
				limitBytes: "262144"
			},
			plainText: !0,
			timeoutMs: READ_TIMEOUT_MS,
			signal
		}),
		dryRunPod: (namespace, body, signal) => dryRun({
			group: "",
			version: "v1",
			resource: "pods",
			namespace
		}, body, signal)
	};
}
function policyPatch(name, body, query, signal) {
	return {
		method: "PATCH",
		path: `${policies}/imagevalidatingpolicies/${segment(name)}`,
		query: {
			...query,
			fieldValidation: "Strict"
		},
		body,
		contentType: "application/merge-patch+json",
		signal
	};
}
function kubernetesCluster(config, server, clock) {
	let transport = new Transport(config, server, clock);
	let get = (path, signal) => transport.send({
		method: "GET",
		path,
		timeoutMs: READ_TIMEOUT_MS,
		signal
	});
	let write = (call) => transport.send({
		...call,
		timeoutMs: 2e4
	});
	let query = { fieldManager: FIELD_MANAGER };
	return {
		server,
		readLease: (lease, signal) => get(leasePath(lease), signal),
		createLease: (lease, body, signal) => write({
			method: "POST",
			path: leasePath(lease, !1),
			query,
			body,
			signal
		}),
		replaceLease: (lease, body, signal) => write({
			method: "PUT",
			path: leasePath(lease),
			query,
			body,
			signal
		}),
		patchLease: (lease, operations, signal) => write({
			method: "PATCH",
			path: leasePath(lease),
			query,
			body: operations,
			contentType: "application/json-patch+json",
			signal
		}),
		watchLease: (lease, resourceVersion, onEvent, signal) => {
			let selected = {
				fieldSelector: `metadata.name=${lease.name}`,
				resourceVersion
			};
			follow(transport, {
				path: leasePath(lease, !1),
				query: selected
			}, onEvent, signal);
		},
		listPolicies: (resource, signal) => get(`${policies}/${resource}`, signal),
		readPolicy: (name, signal) => get(`${policies}/imagevalidatingpolicies/${segment(name)}`, signal),
		patchPolicy: (name, body, fieldManager, signal) => write(policyPatch(name, body, { fieldManager }, signal)),
		dryRunPolicy: (name, body, fieldManager, signal) => write(policyPatch(name, body, {
			fieldManager,
			dryRun: "All"
		}, signal)),
		listWebhooks: (resource, signal) => get(`${webhooks}/${resource}`, signal),
		watchWebhook: (resource, name, resourceVersion, onEvent, signal) => {
			let selected = {
				fieldSelector: `metadata.name=${name}`,
				resourceVersion
			};
			follow(transport, {
				path: `${webhooks}/${resource}`,
				query: selected
			}, onEvent, signal);
		},
		listDeployments: (namespace, signal) => get(`/apis/apps/v1/namespaces/${segment(namespace)}/deployments`, signal),
		readNamespace: (name, signal) => get(`/api/v1/namespaces/${segment(name)}`, signal),
		whoAmI: (signal) => transport.send({
			method: "POST",
			path: "/apis/authentication.k8s.io/v1/selfsubjectreviews",
			body: {
				apiVersion: "authentication.k8s.io/v1",
				kind: "SelfSubjectReview"
			},
			timeoutMs: READ_TIMEOUT_MS,
			signal
		}),
		read: (ref, signal) => get(objectPath(ref), signal),
		...podCalls(transport),
		served: servedAt,
		close: () => transport.close()
	};
}
// src/findings/finding.ts
function finding(code, subject, facts, evidence = [], severity = "error") {
	return {
		code,
		severity,
		subject,
		facts,
		evidence
	};
}
const terminalSequences = RegExp("(?:\x1B\\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\x1B[\\]PX^_]|[\u0090\u0098\u009d-\u009f])\\P{Cc}*(?:\x07|\x1B\\\\|\u009c)|\x1B[ -/]*[0-~]", "gu");
const lineEnds = /[\r\n\v\f\u0085\u2028\u2029]+/gu;
const otherSpaces = /[\t\p{Zs}]/gu;
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function plainText(text) {
	return text.toWellFormed().replace(terminalSequences, "").replace(lineEnds, " ").replace(otherSpaces, " ").replace(unseen, "");
}
const forms = [
	/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----.*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|$)/gs,
	/gh[pousr]_\w{8,}(?:[.-][\w-]+)*/g,
	/github_pat_\w{16,}/g,
	/(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16,}/g,
	/k8s-aws-v1\.[\w=-]+/g,
	/ya29\.[\w-]{8,}/g,
	/AIza[\w-]{35}/g,
	/(?:glpat-|npm_|dckr_pat_|xox[abeprs]-)[\w-]{10,}/g
];
const named = [
	/(authorization\\?["']?\s*[:=]\s*)\\?["']?(?:[\w-]+\s+)?[^\s"',;\\]+/gi,
	/(bearer\s+)[\w.~+/=-]{8,}/gi,
	/((?:client[-_]?key[-_]?data|client[-_]?secret|pass(?:word|wd)|secret[-_]?access[-_]?key)\\?["']?\s*[:=]\s*)(?:(\\?["']).*?(?:\2|$)|[^\s"',;}&\\]+)/gis,
	/((?:token|api[-_]?key)\\?["']?\s*[:=]\s*)(?:\\?["'])?[\w.~+/=:-]{8,}/gi,
	/("auth\\?"\s*:\s*)\\?"[^"\\]+/g,
	/([?&](?:X-Amz-(?:Signature|Security-Token|Credential)|X-Goog-Signature|sig|code)=)[^&\s"']+/gi,
	/(:\/\/)[^\s/?#"'<>]+(?=@)/g
];
const patterns = [...forms.map((form) => ({
	form,
	replacement: "***"
})), ...named.map((form) => ({
	form,
	replacement: "$1***"
}))];
const webToken = /eyJ[\w-]{8}/;
function withoutWebTokens(text) {
	return text.replace(/[\w.-]{16,}/g, (word) => {
		let parts = word.split(".");
		let index = parts.findIndex((part, at) => webToken.test(part) && (parts[at + 1] ?? "").length >= 4);
		let part = parts[index];
		return part === void 0 ? word : [...parts.slice(0, index), `${part.slice(0, part.search(webToken))}***`].join(".");
	});
}
function formsOf(secret) {
	let whole = secret.toWellFormed();
	let lines = whole.split(/[\r\n]+/).map((line) => line.trim());
	return [
		whole,
		lines.join(" ").trim(),
		...lines,
		encodeURIComponent(whole),
		Buffer.from(whole).toString("base64")
	];
}
function known$1(secrets) {
	return [...new Set(secrets.flatMap(formsOf).filter((form) => form.length >= 6))].sort((one, other) => other.length - one.length);
}
function redact(text, secrets = []) {
	let withoutKnown = known$1(secrets).reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
	return withoutWebTokens(patterns.reduce((rest, { form, replacement }) => rest.replace(form, replacement), withoutKnown));
}
// src/text/clean.ts
const defaultLength = 2e3;
function cut(text, max) {
	if (text.length <= max) return text;
	return `${text.slice(0, Math.max(0, max - 1)).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
function cleanLine(text, max = defaultLength, secrets = []) {
	let line = plainText(redact(text, secrets));
	for (let round = 0; round < 8; round += 1) {
		let next = cut(redact(line, secrets).trimEnd(), max);
		if (next === line) break;
		line = next;
	}
	return line;
}
const harmless = /^[\w./:@%+,-][\w./:@%+,=-]*$/;
function shellWord(text) {
	let word = cleanLine(text, 4096);
	return harmless.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
// src/findings/call-text.ts
function withoutCall(text) {
	return text.replace(/^failed calling webhook "[^"]*": (?:failed to call webhook: )?(?:Post "[^"]*": )?/, "");
}
// src/findings/catalogue/lease.ts
const lease = {
	"lease-held": {
		causeClass: "infra",
		owner: "other-run",
		retryable: !0,
		title: "Another deploy holds the Lease",
		what: "Lease {lease} is held by {holder} since {since} ({link}), last renewed {renewed}; waited {waited} s. {proof}.",
		advice: ["Wait for that run to end, then queue this pull request again.", "If that run is gone for good, a person may free the Lease: run this action with mode release, lease {lease} and confirm-holder set to exactly {holder}."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml", "npx --yes github:OWNER/admission-gate#v1 release --lease {lease} --confirm-holder {holder}"]
	},
	"holder-unreadable": {
		causeClass: "permission",
		owner: "access",
		retryable: !1,
		title: "Holder of the Lease cannot be looked up",
		what: "Lease {lease} is held by {holder} since {since} ({link}), last renewed {renewed}, and GitHub does not let this job see whether that run still exists; waited {waited} s. {proof}.",
		advice: ["Give the job permissions: actions: read. Then a holder that died is found out, and its Lease taken over, without anybody\u2019s help.", "If that run is gone for good, a person may free the Lease: run this action with mode release, lease {lease} and confirm-holder set to exactly {holder}."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml"]
	},
	"lease-same-job": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Two gates in one job",
		what: "Lease {lease} is held by {holder}, a gate step of this same job: the two would wait for each other for ever.",
		advice: ["Keep one gate step per job, or give the second one another Lease."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml"]
	},
	"lease-taken-over": {
		causeClass: "infra",
		owner: "nobody",
		retryable: !1,
		title: "Lease taken over from a dead run",
		what: "Lease {lease} was held by {holder}, last renewed {renewed}; it was taken over because {evidence}, and it was silent for {seconds} s while watched.",
		advice: [],
		commands: []
	},
	"lease-ours": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Lease is ours",
		what: "Lease {lease} is held by {holder}, which is this job.",
		advice: [],
		commands: []
	},
	"lease-malformed": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Lease cannot be read",
		what: "Lease {lease} is malformed, neither held nor free: {problem}.",
		advice: ["Nobody can prove who holds it. Look who wrote it, and put it right by hand."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml"]
	},
	"lease-namespace-missing": {
		causeClass: "config",
		owner: "platform",
		retryable: !1,
		title: "Namespace of the Lease is missing",
		what: "Lease {lease} cannot be created because its namespace {namespace} does not exist.",
		advice: ["Create the namespace once, or name another Lease in input lease."],
		commands: ["kubectl create namespace {namespace}"]
	},
	"lease-lost": {
		causeClass: "infra",
		owner: "other-run",
		retryable: !0,
		title: "Lease lost",
		what: "Lease {lease} was lost, it is no longer ours: {seen}. The gate made no further write.",
		advice: ["Another run or person took the Lease while this job used it; what was deployed since then ran unprotected. Look at the new holder before you queue again."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml"]
	},
	"lease-stale": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Lease cannot be renewed",
		what: "Lease {lease} could not be renewed for {seconds} s: {problem}. Without a fresh Lease nothing is written.",
		advice: ["The API server did not answer our renewals. Look at its health, then queue again."],
		commands: ["kubectl get --raw '/readyz?verbose'"]
	},
	"lease-unrenewed": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Lease was not renewed to the end",
		what: "The keeper of Lease {lease} was gone before the job ended ({problem}): nobody renewed it for the last {seconds} s.",
		advice: ["No other run takes a silent Lease while this job runs, and it was not seen to be taken. Find out what ended the keeper: a step that kills processes, a runner short of memory, or max-hold-seconds that are too few."],
		commands: []
	},
	"lease-write-rejected": {
		causeClass: "structural",
		owner: "platform",
		retryable: !1,
		title: "Lease as written is not accepted",
		what: "The API server does not accept Lease {lease} in the form in which this action writes it: {text}.",
		advice: ["Nobody else is in the way: every attempt of this version ends so. Times in a Lease are MicroTime, with exactly six fractional digits; please report it, or look what changes requests on the way."],
		commands: []
	},
	"lease-unproved": {
		causeClass: "transient",
		owner: "platform",
		retryable: !0,
		title: "Lease not proved to be ours",
		what: "The API server was unreachable or failing when Lease {lease} was to be {done} ({problem}): whether it is still ours is unknown, and nothing is written before that is proved again.",
		advice: ["It is tried again; only after a good part of its duration without success is it given up."],
		commands: ["kubectl get --raw '/readyz?verbose'"]
	},
	"lease-write-raced": {
		causeClass: "transient",
		owner: "nobody",
		retryable: !0,
		title: "Our own writes met",
		what: "Lease {lease} had changed when it was to be {done} ({text}). It still names {holder}, so the other write was ours too, and it can be {done} all the same.",
		advice: [],
		commands: []
	},
	"lease-other-holder": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Not that holder",
		what: "Lease {lease} is held by {holder}, but confirm-holder says {given}; nothing was released.",
		advice: ["Give the exact holder, after you have made sure that this run is dead."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml"]
	},
	"lease-still-renewed": {
		causeClass: "infra",
		owner: "other-run",
		retryable: !0,
		title: "Holder is alive",
		what: "Lease {lease} was changed or renewed by {holder} while it was watched; a living holder is never released.",
		advice: ["Wait for that run to end, or cancel it."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml"]
	},
	"lease-not-freed": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Lease could not be freed",
		what: "Lease {lease} could not be freed: {problem}. It still names {holder}.",
		advice: ["The next run will refuse until it is freed: run this action with mode release and confirm-holder set to exactly {holder}."],
		commands: ["kubectl get lease {name} --namespace {namespace} --output yaml", "npx --yes github:OWNER/admission-gate#v1 release --lease {lease} --confirm-holder {holder}"]
	},
	"journal-adopted": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Change of an earlier run adopted",
		what: "The journal of Lease {lease} says that {holder} was changing policy {policy} ({change}) and ended before it could say so. It was written, and stays.",
		advice: [],
		commands: []
	},
	"journal-unsettled": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Change of a run not settled",
		what: "The journal of Lease {lease} says that {holder} was changing policy {policy} ({change}), and it could not be found out whether that was written: {problem}. The entry stays in the journal.",
		advice: ["The next run settles it first. A change that admits nothing new is never undone, and one that is not proved yet is undone by it, so nothing has to be done by hand."],
		commands: ["kubectl get imagevalidatingpolicies/{policy} --output yaml"]
	},
	"journal-to-undo": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Policy retired without its proof",
		what: "The journal of Lease {lease} says that {holder} was retiring policy {policy} ({change}). It is switched off, and the run ended before a control had shown that its images are still denied.",
		advice: ["The next gate switches it on again before it does anything else. By hand: spec.evaluation.admission.enabled, true."],
		commands: ["kubectl edit imagevalidatingpolicies/{policy}"]
	},
	"journal-malformed": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Journal of the Lease cannot be read",
		what: "The journal of Lease {lease} is not in the form that this version writes: {problem}. It may name a change that is half done, so nothing is written.",
		advice: ["Was it written by a newer version? Then use that one. Else look who wrote annotation admission-gate/journal, see that the policies are as they should be, and take the annotation off."],
		commands: ["kubectl get lease {name} --namespace {namespace} --show-managed-fields --output yaml", "kubectl annotate lease {name} --namespace {namespace} admission-gate/journal-"]
	},
	"keeper-failed": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Lease cannot be kept",
		what: "The process that renews the Lease until the job ends could not be started or did not stay: {problem}.",
		advice: ["Without it the Lease would run out during the deploy. Look whether the runner may start processes and write below RUNNER_TEMP, then queue again."],
		commands: []
	},
	"keeper-missing": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "No Lease to assert",
		what: "Mode assert found no gate in this job that holds a Lease: {problem}.",
		advice: ["Put a step with mode gate before this one, in the same job."],
		commands: []
	},
	"credential-expires": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Credential may expire during the job",
		what: "The {credential} of the kubeconfig expires at {expires}, but the job may hold the Lease until {until} (max-hold-seconds): from then on the Lease is not renewed, and post cannot free it.",
		advice: [
			"EKS: let aws eks update-kubeconfig write a plugin that renews the token, and give configure-aws-credentials a role-duration-seconds that covers the job; its output aws-expiration as AWS_CREDENTIAL_EXPIRATION tells this action.",
			"GKE: set use_auth_provider: true in get-gke-credentials, with gke-gcloud-auth-plugin installed.",
			"AKS: run kubelogin convert-kubeconfig --login workloadidentity after aks-set-context.",
			"Or lower max-hold-seconds to what the job really takes."
		],
		commands: []
	}
};
// src/findings/catalogue/queue.ts
const queue = {
	"group-superseded": {
		causeClass: "infra",
		owner: "nobody",
		retryable: !0,
		title: "Merge group is no longer queued",
		what: "This merge group is no longer in the queue: {ref} {seen}. GitHub does not cancel such runs by itself.",
		advice: ["Nothing has to be done for this run. The queue has made a new group, or the pull request was taken out of it."],
		commands: []
	},
	"queue-push": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Started by a push of the merge queue",
		what: "This run was started by the push of {ref}, a branch that the merge queue made. The queue starts a merge_group run for the same commit, so its content would be deployed twice, once out of order.",
		advice: ["Let merge_group start the deploy, and keep push away from these branches, by branches-ignore with gh-readonly-queue/** in the workflow."],
		commands: []
	},
	"not-our-turn": {
		causeClass: "infra",
		owner: "other-run",
		retryable: !0,
		title: "The entry ahead goes first",
		what: "The merge queue entry ahead ({ahead}) is still queued and its run of this workflow is not completed; waited {waited} s.",
		advice: ["Look at that run. This pull request can be queued again when it has ended."],
		commands: []
	},
	"queue-gives-up-first": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Merge queue may give up before the gate",
		what: "The merge queue of {branch} takes a check for failed that has not reported within {limit} s (its check response timeout, {minutes} min). This gate alone may take {seconds} s (timeout-seconds), {wait} s of them waiting for the Lease (lease-wait-seconds), and the deploy comes after it: the pull request may be thrown out while its deploy goes on.",
		advice: ["Lower lease-wait-seconds, and timeout-seconds with it, until gate and deploy fit into {limit} s.", "Or raise the status check timeout of the merge queue (in the rule of the branch that requires it) to at least {enough} min and the time of the deploy."],
		commands: []
	},
	"older-than-deployed": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Older than what is deployed",
		what: "The head of this run, {ours}, is an ancestor of {deployed}, which was deployed last: deploying it would take the cluster back.",
		advice: ["If that is what you want (a rollback), run with allow-older: true, which is loud in log and comment."],
		commands: ["git log --oneline {ours}..{deployed}"]
	},
	"older-allowed": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Older content is allowed",
		what: "The head of this run, {ours}, is an ancestor of {deployed}, which was deployed last; allow-older lets it be deployed all the same.",
		advice: [],
		commands: []
	},
	"last-deployed-unknown": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Last deployed commit unknown to GitHub",
		what: "GitHub does not know {deployed}, which the Lease names as deployed last (a rewritten or deleted branch), so it is not known whether {ours} is older.",
		advice: [],
		commands: []
	},
	"queue-unreadable": {
		causeClass: "permission",
		owner: "access",
		retryable: !1,
		title: "Merge queue cannot be read",
		what: "GitHub does not tell {what}: {why}. Without that it is not known whether this run may deploy.",
		advice: ["Give the job permissions: contents: read and actions: read, and leave github-token at its default."],
		commands: []
	},
	"github-unavailable": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "GitHub did not answer",
		what: "GitHub did not tell {what}: {why}. Without that it is not known whether this run may deploy.",
		advice: ["Queue the pull request again when GitHub answers."],
		commands: []
	}
};
// src/findings/catalogue/admission.ts
const admission = {
	"probe-denied": {
		causeClass: "undetermined",
		owner: "change",
		retryable: !1,
		title: "Image denied",
		what: "Policy {policy} denied {image}: {text}. Kyverno gives this same text for an unsigned image, for a registry that limits or fails while signatures are fetched, and for an outage of Sigstore (TUF, Rekor), so the cause is not known.",
		advice: ["Look which key or identity the policy demands, and verify the image with exactly that (cosign verify --key \u2026 or --certificate-identity \u2026 --certificate-oidc-issuer \u2026). If that succeeds, look at the admission-controller log for \u201cimage verification failed\u201d, which names the registry or Sigstore error; if it finds no matching signature, the image is not signed as the policy demands."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml", "kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --since 10m"]
	},
	"digest-missing": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "Digest demanded",
		what: "Policy {policy} demands a digest and {image} has none: {text}.",
		advice: ["Reference the image by digest, or set mutateDigest to true in the policy."],
		commands: []
	},
	"policy-not-evaluated": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Policy not evaluated",
		what: "Kyverno denied {image} because it did not evaluate a policy that selects it: {text}.",
		advice: ["Up to Kyverno 1.18 this text stands for several causes: the policy does not compile, another policy of the same Pod overwrote its outcome, its check came out as zero, or the mutating half of its webhooks was not called. The admission-controller logs tell which; a retry does not help."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	},
	"policy-error": {
		causeClass: "undetermined",
		owner: "policy",
		retryable: !1,
		title: "Policy could not be evaluated",
		what: "Kyverno could not evaluate policy {policy} for {image}: {text}.",
		advice: ["Look at the expressions of the policy, and at Kyverno\u2019s log."],
		commands: ["kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --since 10m"]
	},
	"match-condition-error": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "A matchCondition failed",
		what: "The API server could not evaluate a matchCondition for the Pod of {image}: {text}.",
		advice: ["Make the expression hold for every Pod, for example by has(object.metadata.labels)."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	},
	"other-kyverno-policy": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Another Kyverno policy refused",
		what: "Kyverno\u2019s webhook {webhook}, which is not one of image verification, refused the Pod of {image}: {text}.",
		advice: ["Ask the authors of that policy; the image verification was not reached or not the reason."],
		commands: ["kubectl get clusterpolicies,policies,validatingpolicies,mutatingpolicies --all-namespaces"]
	},
	"dry-run-ignored": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Dry-run was not honoured",
		what: "The answer to the dry-run of {image} is not that of a dry-run: {text}. Something between this runner and the API server may have dropped dryRun=All.",
		advice: ["A Pod of a probe may have been created. Look for it, delete it, and look what changes requests on the way."],
		commands: ["kubectl get pods --namespace {podNamespace} --selector app.kubernetes.io/managed-by=admission-gate"]
	},
	"other-webhook": {
		causeClass: "not-ours",
		owner: "other-vendor",
		retryable: !1,
		title: "Another webhook refused",
		what: "Webhook {webhook}, which belongs to another product, keeps the API server from admitting {image}: {text}.",
		advice: ["Ask the owner of that webhook; the image verification was not reached or not the reason."],
		commands: ["kubectl get mutatingwebhookconfigurations,validatingwebhookconfigurations"]
	},
	"webhook-without-dry-run": {
		causeClass: "not-ours",
		owner: "other-vendor",
		retryable: !1,
		title: "A webhook does not support dry run",
		what: "Webhook {webhook} does not support dry run, so the API server answers no probe of {image} for as long as it is called for such Pods: {text}.",
		advice: ["Its owner has to declare sideEffects None or NoneOnDryRun in its configuration, once that is true, or leave the probed namespace out of it."],
		commands: ["kubectl get mutatingwebhookconfigurations,validatingwebhookconfigurations --output yaml"]
	},
	"probe-recovered": {
		causeClass: "transient",
		owner: "platform",
		retryable: !0,
		title: "Probe needed several attempts",
		what: "{image} was admitted, but {failed} of {attempts} attempts got no verdict: {text}.",
		advice: ["Look at the time that verification takes: a registry, Sigstore or admission controller that is often this slow will fail a rollout one day."],
		commands: []
	},
	"verdict-flaps": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Verdict flaps",
		what: "The verdict about {image} flaps: the same Pod was admitted {admitted} and denied {denied} times, with no call that failed: {text}.",
		advice: ["Several policies that verify one image can overwrite each other\u2019s result: let one policy verify it. A registry or Sigstore that fails now and then while signatures are fetched looks the same from here. That a later attempt is admitted proves nothing."],
		commands: ["kubectl get clusterpolicies,imagevalidatingpolicies --output yaml"]
	},
	"quota-exceeded": {
		causeClass: "not-ours",
		owner: "other-vendor",
		retryable: !1,
		title: "Quota exceeded",
		what: "The ResourceQuota of namespace {podNamespace} does not allow the Pod of {image}: {text}.",
		advice: ["Free or raise the quota: the Pods of the deploy would meet it as well. The image verification was not the reason."],
		commands: ["kubectl describe resourcequota --namespace {podNamespace}"]
	},
	"pod-security": {
		causeClass: "not-ours",
		owner: "other-vendor",
		retryable: !1,
		title: "Pod Security refused",
		what: "Pod Security of namespace {podNamespace} does not allow the Pod of {image}: {text}.",
		advice: ["Make the template meet the level that the namespace enforces. The image verification was not the reason."],
		commands: ["kubectl get namespace {podNamespace} --show-labels"]
	},
	"service-account-missing": {
		causeClass: "not-ours",
		owner: "other-vendor",
		retryable: !1,
		title: "ServiceAccount missing",
		what: "The ServiceAccount that the Pod of {image} names is not in namespace {podNamespace}: {text}.",
		advice: ["Create it before the gate, or correct its name. The image verification was not the reason."],
		commands: ["kubectl get serviceaccounts --namespace {podNamespace}"]
	},
	"other-admission": {
		causeClass: "not-ours",
		owner: "other-vendor",
		retryable: !1,
		title: "Refused before verification",
		what: "The API server refused the Pod of {image} in namespace {podNamespace} for a reason other than image verification: {text}.",
		advice: ["Another admission plugin or policy decides this; probe in a namespace where such a Pod is allowed."],
		commands: ["kubectl describe namespace {podNamespace}"]
	},
	"probe-invalid": {
		causeClass: "config",
		owner: "platform",
		retryable: !1,
		title: "Not a valid Pod",
		what: "The API server does not accept the Pod of {image}: {text}.",
		advice: ["The Pod of a probe is plain, so another admission webhook or plugin may have changed it on the way."],
		commands: []
	},
	"probe-namespace-missing": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Probe namespace missing",
		what: "Namespace {podNamespace} (probe-namespace) does not exist, so nothing can be probed there.",
		advice: ["Set probe-namespace to the namespace that is deployed to."],
		commands: ["kubectl get namespaces"]
	},
	"probe-unanswered": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Probe not answered",
		what: "The API server did not answer the probe of {image}: {text}.",
		advice: ["Look at the health of the API server and of what it calls at admission."],
		commands: ["kubectl get --raw '/readyz?verbose'"]
	},
	"request-budget": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Admission took too long as a whole",
		what: "All webhooks together did not answer for {image} within the 34 s that the API server has for one request: {text}. It names none of them.",
		advice: ["A webhook that hangs, also one that may be ignored, uses this time up. Look which of them are slow, and give each a shorter timeout."],
		commands: ["kubectl get mutatingwebhookconfigurations,validatingwebhookconfigurations --output yaml"]
	},
	"namespace-excluded": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Probe is outside the webhook",
		what: "Policy {policy} should verify Pods in namespace {podNamespace}, but its effective webhook leaves them out by its namespaceSelector or objectSelector ({webhook}): verification is not exercised there.",
		advice: ["Look at the selectors in Kyverno\u2019s ConfigMap and in the policy: Pods there are admitted unverified."],
		commands: ["kubectl get configmap kyverno --namespace {namespace} --output yaml"]
	},
	"not-enforced": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Verification is not enforced",
		what: "A Pod with a forged image of {repository} was admitted: nothing verified it, so a green probe of this repository proves nothing.",
		advice: ["Most often no policy covers this repository in this form (matchImageReferences). It may also be that Kyverno does not look at this job\u2019s identity (excludeUsernames, excludeGroups), at this namespace (resourceFilters), or that an exception applies."],
		commands: [
			"kubectl get imagevalidatingpolicies --output yaml",
			"kubectl auth whoami",
			"kubectl get configmap kyverno --namespace {namespace} --output yaml"
		]
	},
	"control-other-denial": {
		causeClass: "undetermined",
		owner: "policy",
		retryable: !1,
		title: "Control was not denied by the covering policy",
		what: "A Pod with a forged image of {repository} was denied, but the denial names none of the covering policies ({policies}): {text}.",
		advice: ["It is not proved that a policy verifies this repository."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	}
};
// src/findings/catalogue/calls.ts
const keepWebhooks = "Do not delete Kyverno\u2019s webhook configurations: that would admit every image unverified.";
const calls = {
	"webhook-timeout": {
		causeClass: "undetermined",
		owner: "platform",
		retryable: !0,
		title: "Verification timed out",
		what: "Webhook {webhook} did not answer for {image} in time, {attempts} times: {text}. A slow registry, Sigstore, a starved admission controller and a hung one look the same from here.",
		advice: ["Look at Kyverno\u2019s admission controller (CPU, memory, restarts) and its log before you queue again.", "If the Pod names one image twice and another besides, Kyverno 1.19 may hang over it by chance: its image cache can keep a lock. Let each image stand there once."],
		commands: ["kubectl get pods --namespace {namespace} --output wide"]
	},
	"webhook-deadlock": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Kyverno deadlocked on a shared path",
		what: "The call of webhook {webhook} for {image} ended exactly at its timeout, on a path that several policies share: {text}. Kyverno deadlocks some requests on such a path, by chance.",
		advice: ["Give each policy its own spec.webhookConfiguration.timeoutSeconds, and with it its own path, or let one policy cover all images. A higher timeout or a retry does not help."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	},
	"webhook-unreachable": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno could not be called",
		what: "The API server could not call webhook {webhook}, which fails closed: {text}.",
		advice: [`Look at the admission controller of Kyverno. ${keepWebhooks}`],
		commands: ["kubectl get pods,endpointslices --namespace {namespace}"]
	},
	"webhook-no-endpoints": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "No endpoints behind the webhook",
		what: "The API server could not call webhook {webhook}, which fails closed: no Pod behind its Service is ready: {text}.",
		advice: [`A rollout ends by itself; a crash loop, a node that is full or replicas of 0 do not. Look at the admission controller of Kyverno. ${keepWebhooks}`],
		commands: ["kubectl get deployments,pods,endpointslices --namespace {namespace}"]
	},
	"webhook-service-missing": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "The webhook\u2019s Service is missing",
		what: "The API server could not call webhook {webhook}, which fails closed: its Service, the port or the host name does not exist: {text}.",
		advice: [`Either Kyverno was removed and left its webhook configurations behind, or its chart and they disagree. Install Kyverno as it was, or remove it as its documentation says. ${keepWebhooks}`],
		commands: ["kubectl get services --namespace {namespace}"]
	},
	"webhook-untrusted": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "The webhook\u2019s certificate is not accepted",
		what: "The API server does not accept the certificate behind webhook {webhook}, which fails closed: {text}.",
		advice: [`Compare the caBundle of the webhook configuration with the certificate that Kyverno serves, their dates and names; look who else writes the caBundle (GitOps, a second installation). ${keepWebhooks}`],
		commands: ["kubectl get secrets --namespace {namespace} --selector cert.kyverno.io/managed-by=kyverno", "kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --since 10m"]
	},
	"webhook-cut-off": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno broke the connection off",
		what: "The connection to webhook {webhook} broke while it judged {image} ({attempts} attempts): {text}. A rollout does that, and so does an admission controller that crashes over an image (Kyverno up to 1.18.2).",
		advice: ["Look at restarts and last state of the admission controller before you queue again: if this image crashes it, each further attempt takes another replica down."],
		commands: ["kubectl get pods --namespace {namespace} --output wide", "kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --previous"]
	},
	"verifier-restarted": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "The admission controller restarted",
		what: "The connection to webhook {webhook} broke while it judged {image}, and an admission controller of Kyverno has restarted since: {text}. It was not asked again: if this image crashes it, each attempt takes another replica down.",
		advice: ["Look at the last state of the admission controller before you queue again. OOMKilled: give it more memory. A panic with an attestor of key or certificate, a bundle and a transparency log: move to Kyverno 1.19."],
		commands: ["kubectl get pods --namespace {namespace} --output yaml", "kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --previous"]
	},
	"webhook-route-missing": {
		causeClass: "structural",
		owner: "platform",
		retryable: !1,
		title: "Kyverno has no such route",
		what: "Kyverno answered the call of webhook {webhook} with 404, so it does not serve that path: {text}.",
		advice: ["Up to Kyverno 1.18 that is so for NamespacedImageValidatingPolicies: delete the policy or switch its admission off. Else replicas of two versions run side by side, or a webhook configuration is of another version."],
		commands: ["kubectl get namespacedimagevalidatingpolicies --all-namespaces", "kubectl get pods --namespace {namespace} --output wide"]
	},
	"webhook-misanswers": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Something else answers for Kyverno",
		what: "What answered for webhook {webhook} is no admission webhook of this API: {text}.",
		advice: [`Look what the Service of Kyverno leads to. ${keepWebhooks}`],
		commands: ["kubectl get services,endpointslices --namespace {namespace} --output yaml"]
	}
};
// src/findings/catalogue/candidates.ts
const candidates = {
	"no-policy-in-files": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "No policy in the files",
		what: "Input policy-files leads to files ({entries}), but none of them has an ImageValidatingPolicy.",
		advice: ["Name the files, globs or folders where Git has the policies, below the workspace."],
		commands: []
	},
	"candidate-twice": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy twice in the files",
		what: "Policy {policy} is in the files twice, at {place} and at {other}, so that nobody knows which of them is meant. Neither was judged or written.",
		advice: ["Name only the one that is applied in policy-files; overlays are no policies of their own."],
		commands: []
	},
	"candidate-malformed": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy in a file cannot be judged",
		what: "Policy {policy} at {place} is not in the form that is documented: {problem}.",
		advice: ["Correct it in Git; the API server or Kyverno would refuse it."],
		commands: []
	},
	"candidate-not-live": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy is only in Git",
		what: "Policy {policy} is in the files ({place}), but not in the cluster. The gate creates none: a policy that is new beside another one shares its path or overwrites its outcome.",
		advice: ["Apply it by the order that docs/one-policy.md has where another policy can select the same Pods."],
		commands: ["kubectl get imagevalidatingpolicies"]
	},
	"git-differs": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Git differs from the cluster",
		what: "Policy {policy}, {field}: Git says {files} ({place}), live says {live}. This change is proved to deny no less.",
		advice: ["Apply what Git says, or put into Git what is live."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"git-unproved": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Git differs, perhaps weaker",
		what: "Policy {policy}, {field}: Git says {files} ({place}), live says {live}. Nothing proves that this change denies no less.",
		advice: ["Compare both by hand before you apply what Git says."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"git-weaker": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Git is weaker than the cluster",
		what: "Policy {policy}, {field}: Git says {files} ({place}), live says {live}. With this change images would be admitted that are denied now.",
		advice: ["Put into Git what is live, unless less is meant to be verified."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"retire-covered": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Policy may be retired",
		what: "Policy {policy} is covered: it is proved that {candidate}, as the files have it ({place}), denies all that {policy} denies. Whether a PolicyException names {candidate} is looked at only before it is retired.",
		advice: ["Bring {candidate} in first, with its timeout as it is, and wait for the webhooks; then retire {policy} (spec.evaluation.admission.enabled: false) and try that a forged image of it is denied (docs/one-policy.md)."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"retire-uncovered": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy may not be retired",
		what: "Nothing proves that the policies in the files deny all that {policy} denies: {problem}.",
		advice: ["Widen the policy in Git until it covers it: images, rules, selectors, attestors and validations no fewer than now."],
		commands: []
	},
	"retire-untried": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Nothing would show that the retirement is safe",
		what: "Policy {policy} was to be retired, as {candidate} denies all that it denies. But this change probes no image that both of them certainly cover, so that no forged image could show it. Nothing was written.",
		advice: ["Add an image of {policy} to probe-images for this run, with its tag. An image reference that is an expression, or a policy with matchConditions, cannot be shown in this way: retire it by hand (docs/one-policy.md)."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"retire-exempted": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "An exception holds for one policy only",
		what: "Policy {policy} was to be retired, as {candidate} denies all that it denies. But PolicyException {namespace}/{exception} exempts from {candidate} and not from {policy}: what it exempts is denied now and would be admitted. Nothing was written.",
		advice: ["Delete the exception, or take {candidate} out of its policyRefs. Where it is meant for the images of {policy} too, name {policy} in it first: whoever may decide that decides what is admitted."],
		commands: ["kubectl get policyexceptions.policies.kyverno.io/{exception} --namespace {namespace} --output yaml"]
	},
	"candidate-weaker": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Git is weaker: nothing was written",
		what: "apply-policies would have to make policy {policy} as {place} has it, and with that images would be admitted that are denied now. The gate never writes that.",
		advice: ["Put into Git what is live, or look at the evidence line by line. Where less is meant to be verified, a person has to apply it by hand."],
		commands: ["kubectl diff --filename FILE", "kubectl get {resource} --output yaml"]
	},
	"candidate-unproved": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Git differs in what nobody can prove",
		what: "apply-policies would have to make policy {policy} as {place} has it, and nothing proves that this denies no less. Nothing was written.",
		advice: ["Compare both by hand. To accept exactly this change, give its digest in accept-policy-change: {digest}. Any other change of Git or of the cluster has another digest."],
		commands: ["kubectl diff --filename FILE", "kubectl get {resource} --output yaml"]
	},
	"candidate-changed": {
		causeClass: "config",
		owner: "platform",
		retryable: !1,
		title: "The API server stored another policy",
		what: "Policy {policy} was written, but the API server answered with another spec than was sent: something changes policies on their way in.",
		advice: ["Look at the mutating webhooks and admission policies that select imagevalidatingpolicies, and at fields that this version of Kyverno does not know."],
		commands: ["kubectl get {resource} --output yaml --show-managed-fields", "kubectl get mutatingwebhookconfigurations"]
	},
	"policy-brought-in": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Policy brought in",
		what: "Policy {policy} has the spec that Git has ({place}). It is proved, or was accepted, to deny no less, and stays whatever the verdict is.",
		advice: [],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"policy-retired": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Policy retired",
		what: "Policy {policy} is switched off at admission: {candidate} denies all that it denies, and forged images were denied after it.",
		advice: ["Delete it where it comes from (Git), or Git switches it on again."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"git-would-refuse": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "The gate would refuse what Git has",
		what: "With the policies as the files have them ({place}), the gate would refuse: {code}, about {about}.",
		advice: ["Look up {code} in docs/reason-codes.md, and correct it in Git before it is applied."],
		commands: []
	}
};
// src/findings/catalogue/check.ts
const check = {
	checked: {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Nothing found",
		what: "Policies ({policies}), Pod templates ({templates}) and images ({images}) were judged by Kyverno {version}, and nothing was found.{unjudged}",
		advice: [],
		commands: []
	},
	"nothing-to-check": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Nothing to check",
		what: "What check-paths names ({entries}) holds no image policy and no Pod template, so nothing was judged.",
		advice: ["Name the files or folders with the policies and, beside them, the workloads that they are to cover."],
		commands: []
	},
	"policies-missing": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "No image policy to judge images by",
		what: "What check-paths names ({entries}) holds images ({images}) and no image policy, so whether any of them is covered was not judged.",
		advice: ["Name the files or folders with the image policies beside the manifests."],
		commands: []
	},
	"version-assumed": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Kyverno\u2019s version is assumed",
		what: "No kyverno-version was given, so all is judged by the newest that is known, {version}.",
		advice: ["Set kyverno-version to what the cluster runs: what is wrong with a policy depends on it."],
		commands: []
	},
	"object-incomplete": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "Object without apiVersion or kind",
		what: "{place} looks like an object of Kubernetes but has no {lacking}, so that it was not judged and cannot be applied.",
		advice: ["Add it."],
		commands: []
	},
	"api-version-unserved": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Version of the API is not served",
		what: "Policy {policy} has apiVersion {given}, which Kyverno {version} does not serve for this kind. Served: {served}.",
		advice: ["Use one that is served."],
		commands: []
	},
	"api-version-deprecated": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Version of the API is deprecated",
		what: "Policy {policy} has apiVersion {given}, which Kyverno {version} serves as deprecated. Served: {served}.",
		advice: ["Use policies.kyverno.io/v1; the fields are the same."],
		commands: []
	},
	"field-unknown": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Unknown field",
		what: "Policy {policy} has field {field}, which image policies of Kyverno {version} do not have: kubectl refuses it (strict decoding), and others drop it without a word.",
		advice: ["Remove it, or put it where it belongs."],
		commands: []
	},
	"field-misspelt": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Unknown field",
		what: "Policy {policy} has field {field}, which image policies of Kyverno {version} do not have; {near} may be meant. kubectl refuses it (strict decoding), and others drop it without a word.",
		advice: ["Write {near}, or remove it."],
		commands: []
	},
	"field-too-new": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Field of a newer Kyverno",
		what: "Policy {policy} has field {field}, which is there from Kyverno {since} on: with {version} kubectl refuses it (strict decoding), and others drop it without a word.",
		advice: ["Remove it, or upgrade Kyverno first."],
		commands: []
	},
	"field-invalid": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Invalid field",
		what: "The API server refuses policy {policy}: {field}: {problem}.",
		advice: ["Correct the field."],
		commands: []
	},
	"timeout-unset": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "No webhook timeout",
		what: "Policy {policy} sets no spec.webhookConfiguration.timeoutSeconds, so that its webhook has the API server\u2019s default of {timeout} s and shares its path with other such policies; wanted are {wanted} s. No flag of Kyverno changes that.",
		advice: ["Set spec.webhookConfiguration.timeoutSeconds to {wanted}."],
		commands: []
	},
	"timeout-short": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Short webhook timeout",
		what: "Policy {policy} has a webhook timeout of {timeout} s; wanted are {wanted} s. A slow verification is denied after that, however good the image is.",
		advice: ["Set spec.webhookConfiguration.timeoutSeconds to {wanted}."],
		commands: []
	},
	"expression-invalid": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Expression that is no CEL",
		what: "{field} of policy {policy} is no CEL, so that Kyverno refuses the policy: {problem} (line {line}, column {column} of the expression).",
		advice: ["Correct the expression. Names and types of Kyverno\u2019s libraries are not looked at here."],
		commands: []
	},
	"expression-unjudged": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Expression that is not judged here",
		what: "Whether {field} of policy {policy} is CEL cannot be told here: {why}.",
		advice: [],
		commands: []
	},
	"validation-always-true": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Validations that are always true",
		what: "Every validation of policy {policy} is true whatever the image is, so that it verifies none: up to Kyverno 1.18 all images pass it; from 1.19 on it denies all that no other policy verifies, unless validationConfigurations.required is false.",
		advice: ["Verify the images in a validation: verifyImageSignatures(image, [attestors.NAME]) > 0."],
		commands: []
	},
	"policy-selects-nothing": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy that selects no Pod",
		what: "No rule of policy {policy} (spec.matchConstraints.resourceRules) is for the creation of Pods, so that Kyverno calls it for none and verifies no image of any.",
		advice: ["Add a rule with apiGroups [\"\"], apiVersions [v1], operations [CREATE] and resources [pods]; Kyverno extends it to Deployments and their like."],
		commands: []
	},
	"attestor-empty": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Attestor that verifies nothing",
		what: "Attestor {attestor} of policy {policy} has none of key, keyless and certificate, so that it verifies no image.",
		advice: ["Give it one of the three."],
		commands: []
	},
	"identity-open": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Identity that is anybody\u2019s",
		what: "An identity of attestor {attestor} of policy {policy} names no {lacking}: a signature with any {lacking} is good enough.",
		advice: ["Name both issuer and subject (or issuerRegExp and subjectRegExp, anchored with ^ and $)."],
		commands: []
	},
	"glob-invalid": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Glob that cannot be read",
		what: "Policy {policy} has glob {glob} in matchImageReferences, which Kyverno cannot compile.",
		advice: ["Close its brackets and braces; a backslash takes their meaning away."],
		commands: []
	},
	"glob-covers-nothing": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Glob that matches no image",
		what: "Policy {policy} has glob {glob} in matchImageReferences, which matches none of the {images} images in the files.",
		advice: ["Compare it with the images as the manifests write them: Kyverno matches the whole text, registry, tag and digest included, and * stands for any characters, / among them."],
		commands: []
	},
	"policy-twice": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy is there twice",
		what: "{policy} is also at {other}: whichever is applied last stands.",
		advice: ["Keep one, or name only what is applied together."],
		commands: []
	}
};
// src/findings/catalogue/cluster.ts
const cluster = {
	"api-forbidden": {
		causeClass: "permission",
		owner: "access",
		retryable: !1,
		title: "Permission missing",
		what: "The API server forbids this job to {verb} {resource}: {text}.",
		advice: ["Grant exactly this verb to the identity of the kubeconfig, by a Role or ClusterRole and its binding."],
		commands: ["kubectl auth can-i {verb} {resource} --namespace {namespace}"]
	},
	"watch-forbidden": {
		causeClass: "permission",
		owner: "access",
		retryable: !1,
		title: "Watching not allowed",
		what: "The API server forbids this job to watch {resource} ({text}), so it was read every {seconds} s instead: later, and with more requests.",
		advice: ["Grant exactly this verb to the identity of the kubeconfig, or leave it so."],
		commands: ["kubectl auth can-i watch {resource} --namespace {namespace}"]
	},
	"api-unauthorized": {
		causeClass: "permission",
		owner: "access",
		retryable: !1,
		title: "Credentials not accepted",
		what: "The API server does not accept the credentials of the kubeconfig ({text}).",
		advice: ["Log in to the cluster again in a step before this one; short-lived tokens may have expired."],
		commands: ["kubectl auth whoami"]
	},
	"api-unreachable": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "API server not reached",
		what: "The API server did not answer to {call}: {text}.",
		advice: ["Look whether this runner can reach the cluster, and whether the cluster is up."],
		commands: ["kubectl get --raw '/readyz?verbose'"]
	},
	"api-untrusted": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "API server not trusted",
		what: "The server that answered {call} is not one that the kubeconfig trusts: {text}.",
		advice: ["Look whether the kubeconfig has the right certificate-authority-data and address, and what stands between."],
		commands: ["kubectl config view --minify"]
	},
	"api-answer": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Unexpected answer of the API server",
		what: "The API server answered {call} with {status}: {text}.",
		advice: ["Look at the health of the API server and of what it calls."],
		commands: ["kubectl get --raw '/readyz?verbose'"]
	},
	"answer-unreadable": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Answer cannot be read",
		what: "The API server answered {call}, but not in the form that Kubernetes documents: {problem}.",
		advice: ["Something between this runner and the API server, or the installed CRDs, changes what is served."],
		commands: []
	},
	"kyverno-missing": {
		causeClass: "config",
		owner: "platform",
		retryable: !1,
		title: "No image validating policies here",
		what: "This cluster does not serve {resource}: Kyverno 1.17 or newer with its CRDs is not installed.",
		advice: ["Look whether the kubeconfig names the right cluster."],
		commands: ["kubectl api-resources --api-group policies.kyverno.io"]
	},
	"kyverno-version-unknown": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Kyverno version unknown",
		what: "No version of Kyverno could be read from a Deployment in namespace {namespace}: {problem}. What has to be true depends on it.",
		advice: ["Set kyverno-namespace to where Kyverno runs, or kyverno-version to the installed version."],
		commands: ["kubectl get deployments --namespace {namespace} --output wide"]
	},
	"kyverno-line-unproved": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Kyverno version not proved",
		what: "Kyverno {version} is judged by the rules of {rules}; this action is proved on 1.18.2 and 1.19.1.",
		advice: [],
		commands: []
	},
	"kyverno-rollout": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno is in a rollout",
		what: "Kyverno writes no webhooks while its Deployment {deployment} has {replicas} Pods for {wanted} wanted ones, and that did not end within {seconds} s.",
		advice: ["Look why the rollout of the admission controller does not end."],
		commands: ["kubectl rollout status deployment {deployment} --namespace {namespace}"]
	},
	"kyverno-down": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno does not answer",
		what: "The API server could not call webhook {webhook}, which fails closed: {text}.",
		advice: ["Look at the admission controller of Kyverno. Do not delete its webhook configurations: that would admit every image unverified."],
		commands: ["kubectl get pods,endpointslices --namespace {namespace}"]
	}
};
// src/findings/catalogue/files.ts
const files = {
	"file-unreadable": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "File cannot be read",
		what: "{place} cannot be read: {problem}. Nothing in that document was judged.",
		advice: ["Correct it, or do not name it."],
		commands: []
	},
	"file-is-template": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "A template, not a manifest",
		what: "{place} has placeholders that have still to be filled in: {problem}. It was not judged.",
		advice: ["Render it first (helm template, for one) and name what comes out."],
		commands: []
	}
};
// src/findings/catalogue/gitops.ts
const config = {
	causeClass: "config",
	owner: "policy",
	retryable: !1
};
const inGit = "Set {wanted} in the repository from which {tool} applies it, so that Git and the cluster say the same.";
const look$2 = "kubectl get {resource} --output yaml --show-managed-fields";
const gitops = {
	"owned-reconciles": {
		...config,
		title: "Git may set the policy back",
		what: "{subject} comes from {owner}: unless Git says {wanted} as well, it sets the change in the cluster back when it reconciles next.",
		advice: [inGit],
		commands: [look$2]
	},
	"owned-self-heals": {
		...config,
		title: "Git sets the policy back at once",
		what: "{subject} comes from {owner}, whose selfHeal is on: unless Git says {wanted} as well, it sets the change in the cluster back within moments.",
		advice: [inGit],
		commands: [look$2]
	},
	"owned-suspended": {
		...config,
		title: "Git sets the policy back later",
		what: "{subject} comes from {owner}, which does not reconcile by itself now (suspended, or without automated sync): unless Git says {wanted} as well, it sets the change in the cluster back once somebody lets it.",
		advice: [inGit],
		commands: [look$2]
	},
	"owned-failing": {
		...config,
		title: "Git cannot be applied now",
		what: "{subject} comes from {owner}, which cannot apply what Git says now ({problem}): unless Git says {wanted} as well, it sets the change in the cluster back once it can.",
		advice: [inGit],
		commands: [look$2]
	},
	"owned-by-helm": {
		...config,
		title: "Helm may set the policy back",
		what: "{subject} comes from {owner}: unless its values say {wanted} as well, the next upgrade sets the change in the cluster back.",
		advice: ["Set {wanted} in the chart or its values."],
		commands: [look$2]
	}
};
// src/findings/catalogue/health.ts
const keep = "Do not delete {configuration}: with its backend repaired all works again, and without it nothing would check {opens}.";
const look$1 = "kubectl get services,endpointslices,pods --namespace {namespace}";
const events = "kubectl get events --namespace {namespace} --sort-by .lastTimestamp";
const configured$1 = "kubectl get {configuration} --output yaml";
const infra = {
	causeClass: "infra",
	owner: "platform",
	retryable: !1
};
const health = {
	"webhook-unreadable": {
		causeClass: "undetermined",
		owner: "platform",
		retryable: !1,
		title: "A webhook could not be read",
		what: "In {configuration}, {part} is not in the form that is documented ({problem}), so nobody knows what it blocks. All else was judged.",
		advice: ["Look at it by hand; where it comes from a file, save that anew from the cluster."],
		commands: [configured$1]
	},
	"backend-service-missing": {
		...infra,
		title: "The Service of a webhook is gone",
		what: "Webhook {webhook} calls Service {service}, which does not exist, so every request that it selects fails.",
		advice: ["Install the product again, or its Service. Only if it was removed for good its webhook configuration is a left-over; deleting that ends this check: {opens}."],
		commands: ["kubectl get services --namespace {namespace}", configured$1]
	},
	"backend-port-missing": {
		...infra,
		title: "The Service of a webhook has another port",
		what: "Webhook {webhook} calls a port of Service {service} that the Service does not have, so every request that it selects fails.",
		advice: ["Make the port in the webhook configuration and in the Service the same.", keep],
		commands: ["kubectl get services --namespace {namespace} --output wide", configured$1]
	},
	"backend-without-pods": {
		...infra,
		title: "A webhook has no Pods",
		what: "No Pod stands behind webhook {webhook} (Service {service}): its workload is gone or scaled to 0, so every request that it selects fails.",
		advice: ["Look who scaled or removed its workload, and bring that back.", keep],
		commands: ["kubectl get deployments,replicasets,pods --namespace {namespace}", events]
	},
	"backend-no-endpoints": {
		...infra,
		title: "A webhook has no endpoints",
		what: "Service {service} behind webhook {webhook} has no endpoints that serve, so every request that it selects fails.",
		advice: ["Look whether it has Pods at all (a workload scaled to 0 has none), why they are not ready, and whether the selector of the Service finds them.", keep],
		commands: [look$1, events]
	},
	"backend-out-of-memory": {
		...infra,
		title: "A webhook runs out of memory",
		what: "The Pods behind webhook {webhook} (Service {service}) are killed because they reach their memory limit (OOMKilled): {pods}.",
		advice: ["Raise the memory limit of that workload; a longer wait or another attempt changes nothing while it is killed.", keep],
		commands: ["kubectl describe pods --namespace {namespace}", look$1]
	},
	"backend-crash-loop": {
		...infra,
		title: "A webhook crashes",
		what: "The Pods behind webhook {webhook} (Service {service}) crash and are started again: {pods}.",
		advice: ["Read what the container said before it ended, and repair that.", keep],
		commands: ["kubectl logs {workload} --namespace {namespace} --previous --tail 50", "kubectl describe pods --namespace {namespace}"]
	},
	"backend-image-pull": {
		...infra,
		title: "The image of a webhook cannot be pulled",
		what: "The Pods behind webhook {webhook} (Service {service}) do not start, since their image cannot be pulled: {pods}.",
		advice: ["Correct the image or the access to its registry.", keep],
		commands: ["kubectl describe pods --namespace {namespace}"]
	},
	"backend-misconfigured": {
		...infra,
		title: "A webhook cannot start",
		what: "The containers behind webhook {webhook} (Service {service}) cannot be made: {pods}.",
		advice: ["Look at the Secret, ConfigMap or command that its containers ask for.", keep],
		commands: ["kubectl describe pods --namespace {namespace}"]
	},
	"backend-unschedulable": {
		...infra,
		title: "A webhook finds no node",
		what: "The Pods behind webhook {webhook} (Service {service}) are on no node: {pods}.",
		advice: ["Give the cluster room, or the Pods fewer demands (requests, affinity, tolerations).", keep],
		commands: ["kubectl describe pods --namespace {namespace}", "kubectl get nodes"]
	},
	"backend-not-ready": {
		...infra,
		title: "The Pods of a webhook are not ready",
		what: "The Pods behind webhook {webhook} (Service {service}) are not ready: {pods}.",
		advice: ["Look at their readiness probe and their log.", keep],
		commands: [look$1, "kubectl logs {workload} --namespace {namespace} --tail 50"]
	},
	"backend-refuses": {
		...infra,
		title: "A webhook takes no connection",
		what: "Nothing takes the call of webhook {webhook} at {service}: {text}.",
		advice: ["Look whether its Pods run and are ready; a rollout ends this by itself, a crash does not.", keep],
		commands: [look$1]
	},
	"control-plane-blocked": {
		...infra,
		title: "The control plane does not reach a webhook",
		what: "The control plane cannot reach the Pods of webhook {webhook} ({service}) over the network: {text}.",
		advice: ["Look at what stands between the API server and the Pods: firewall and security group for the port of the Pod, network policy, a custom Pod network that the control plane does not know (then the webhook needs hostNetwork).", keep],
		commands: ["kubectl get pods --namespace {namespace} --output wide", "kubectl get networkpolicies --namespace {namespace}"]
	},
	"tunnel-down": {
		...infra,
		title: "The tunnel of the control plane is down",
		what: "The API server reaches its nodes through a tunnel (konnectivity or the like), which failed on the way to webhook {webhook}: {text}.",
		advice: ["Look at the Pods of the tunnel\u2019s agent and at the nodes. Logs and exec fail in the same way while it is down.", keep],
		commands: ["kubectl get pods --namespace kube-system --output wide", "kubectl get nodes"]
	},
	"proxy-answers": {
		...infra,
		title: "A proxy answers for a webhook",
		what: "A proxy stands between the API server and webhook {webhook} ({service}) and did not let the call through: {text}.",
		advice: ["Set no_proxy of the API server to the cluster\u2019s Service and Pod networks and to .svc and .cluster.local, so that webhooks are called directly.", keep],
		commands: ["kubectl get pods --namespace kube-system --selector component=kube-apiserver --output yaml", configured$1]
	},
	"backend-unresolved": {
		...infra,
		title: "The address of a webhook is not found",
		what: "The API server cannot resolve the address of webhook {webhook} ({service}): {text}.",
		advice: ["Look at the address in the webhook configuration and at the name servers of the control plane.", keep],
		commands: [configured$1]
	},
	"backend-route-missing": {
		...infra,
		title: "A webhook does not know its path",
		what: "The backend of webhook {webhook} ({service}) answers, but not at the path that is called: {text}.",
		advice: ["Webhook configuration and backend are of different versions: let the rollout end, or bring both to one.", keep],
		commands: [configured$1, look$1]
	},
	"backend-answer-invalid": {
		...infra,
		title: "The answer of a webhook is not one",
		what: "What answers for webhook {webhook} ({service}) is not an admission webhook: {text}.",
		advice: ["Look what listens there, and whether the Service selects the right Pods and port.", keep],
		commands: [look$1, configured$1]
	},
	"backend-error": {
		...infra,
		title: "A webhook fails",
		what: "The backend of webhook {webhook} ({service}) is reached and fails: {text}.",
		advice: ["Read its log at that time.", keep],
		commands: ["kubectl logs {workload} --namespace {namespace} --since 10m", look$1]
	},
	"ca-expired": {
		...infra,
		title: "The caBundle of a webhook has expired",
		what: "The caBundle of webhook {webhook} expired on {expired}, so the API server trusts nothing that {service} serves, and every request that it selects fails.",
		advice: ["Renew the certificate authority in {authority} and let the caBundle follow; a newer serving certificate alone does not help, and no repetition does.", keep],
		commands: ["kubectl get secrets --namespace {namespace}", configured$1]
	},
	"ca-mismatch": {
		...infra,
		title: "The caBundle of a webhook does not fit",
		what: "What {service} serves is signed by an authority that is not in the caBundle of webhook {webhook} (\u201ccertificate signed by unknown authority\u201d): the caBundle differs from the certificate authority in use.",
		advice: ["Compare the caBundle with the certificate authority in {authority}. Most often a rotation did not reach the webhook configuration, or a tool that applies it (GitOps, Helm) put an old caBundle back.", keep],
		commands: ["kubectl get {configuration} --output yaml --show-managed-fields"]
	},
	"ca-unreadable": {
		...infra,
		title: "The caBundle of a webhook is no certificate",
		what: "The caBundle of webhook {webhook} holds no certificate that can be read, so the API server cannot call {service}.",
		advice: ["Look what writes it: an injector (cert-manager, a Job of the chart) that does not run leaves a placeholder.", keep],
		commands: [configured$1]
	},
	"certificate-expired": {
		...infra,
		title: "The certificate of a webhook is not valid now",
		what: "The certificate that {service} serves for webhook {webhook}, or one in its chain, is expired or not valid yet: {text}.",
		advice: ["Renew it in {authority} and look why nothing did; \u201cis before\u201d instead of \u201cis after\u201d means a clock that is wrong.", keep],
		commands: ["kubectl get secrets --namespace {namespace}", look$1]
	},
	"certificate-wrong-name": {
		...infra,
		title: "The certificate of a webhook has another name",
		what: "The certificate that {service} serves is not for the name by which webhook {webhook} is called: {text}.",
		advice: ["The serving certificate needs the name that the webhook configuration calls, such as NAME.NAMESPACE.svc.", keep],
		commands: [configured$1, "kubectl get secrets --namespace {namespace}"]
	},
	"webhook-not-enforced": {
		...infra,
		title: "A webhook is not enforced",
		what: "Webhook {webhook} cannot be answered by {service}, and with failurePolicy Ignore every request that it selects goes through unchecked: what it checks is not enforced.",
		advice: ["Nothing fails for it; bring its backend back, since until then this is open: {opens}."],
		commands: [look$1, configured$1]
	},
	"ca-expires": {
		...infra,
		title: "The caBundle of a webhook expires soon",
		what: "The caBundle of webhook {webhook} expires on {expires}, in {days} days. From then on every request that it selects fails.",
		advice: ["Renew the certificate authority in {authority} before that day, and let the caBundle follow."],
		commands: ["kubectl get secrets --namespace {namespace}", configured$1]
	},
	"certificate-expires": {
		...infra,
		title: "The certificate of a webhook expires soon",
		what: "The certificate that {service} serves for webhook {webhook} is trusted until {expires} only, in {days} days.",
		advice: ["Renew it in {authority} before that day, and look why nothing did."],
		commands: ["kubectl get secrets --namespace {namespace}"]
	}
};
// src/findings/catalogue/kyverno.ts
const showPolicy = "kubectl get {resource} --output yaml";
const showPolicies = "kubectl get imagevalidatingpolicies --output yaml";
const showWebhooks = "kubectl get validatingwebhookconfiguration kyverno-resource-validating-webhook-cfg --show-managed-fields --output yaml";
const kyverno = {
	"updates-frozen": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Webhook updates are frozen",
		what: "Policy {policy} makes the API server reject the whole webhook configuration ({problem}), so no change of any policy takes effect.",
		advice: ["Correct it in Git: spec.webhookConfiguration.timeoutSeconds has to be 1-30, names of conditions need room for Kyverno\u2019s prefix (autogen-cronjobs-), and names of entries have to differ. This gate repairs only timeouts of the policies named in policies.", "Kyverno\u2019s admission controller logs the API server\u2019s words each time that it tries."],
		commands: [showPolicy]
	},
	"webhook-updates-off": {
		causeClass: "config",
		owner: "platform",
		retryable: !1,
		title: "Kyverno does not update its webhooks",
		what: "Kyverno runs with --autoUpdateWebhooks=false: no webhook follows {policies}, so images may be admitted unverified.",
		advice: ["Remove the flag from the admission controller."],
		commands: ["kubectl get deployments --all-namespaces --selector app.kubernetes.io/component=admission-controller --output yaml"]
	},
	"forced-fail-open": {
		causeClass: "config",
		owner: "platform",
		retryable: !1,
		title: "Kyverno fails open for all",
		what: "Kyverno runs with --forceFailurePolicyIgnore: whatever {policies} say, images are admitted unverified when Kyverno does not answer.",
		advice: ["Remove the flag from the admission controller."],
		commands: ["kubectl get deployments --all-namespaces --selector app.kubernetes.io/component=admission-controller --output yaml"]
	},
	"policy-unserved": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Namespaced policy on an old Kyverno",
		what: "NamespacedImageValidatingPolicy {policy} is admission-enabled, but Kyverno {version} has no route for such policies: its webhook fails closed for Pods of every namespace that its selectors let through.",
		advice: ["Delete the policy or switch its admission off, or move to Kyverno 1.19. A retry cannot help."],
		commands: [showPolicy]
	},
	"two-policies-one-pod": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Two policies for one Pod",
		what: "{first} and {second} can both select one Pod, and Kyverno {version} can handle only one: unless both are basic each overwrites the other\u2019s outcome (policy not evaluated), and two basic ones deadlock at 10 s.",
		advice: ["Let one policy cover all images, and retire the other; or move to Kyverno 1.19. A retry cannot help."],
		commands: [showPolicies]
	},
	"shared-path": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Two policies share one webhook path",
		what: "Policies {policies} share the webhook path {path}: Kyverno {version} deadlocks some of its requests there until the timeout ({odds} equal dry-runs where it was measured), by chance, so that it looks like slowness. From 1.19.1 on only Pods with several images were hit.",
		advice: ["Name all but one of them in policies, so that each gets its own timeoutSeconds and with it its own path; or let one policy cover all images."],
		commands: [showPolicies]
	},
	"selector-overwritten": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Policies overwrite each other\u2019s selectors",
		what: "Policies {policies} have other selectors but share one webhook, and Kyverno {version} gives it those of one of them: for the namespaces and Pods of the others no policy is called, and images are admitted unverified.",
		advice: ["Give each of them a timeout (spec.webhookConfiguration.timeoutSeconds), and with it a webhook of its own; or move to Kyverno 1.19."],
		commands: [showPolicies]
	},
	"several-identities": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Several identities in one attestor",
		what: "Attestor {attestor} of policy {policy} (spec.attestors) names {identities} keyless identities, and Kyverno {version} denies every image that carries a cosign v3 bundle for it: multiple identities are not supported there. Only Kyverno\u2019s log says that this was the reason.",
		advice: ["Make it one identity whose subjectRegExp names all of them (^(a|b)$), or give each identity an attestor of its own and let the validation accept any of them."],
		commands: [showPolicy]
	},
	"bundle-crash": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Kyverno can crash on a bundle",
		what: "Attestor {attestor} of policy {policy} has a key or certificate and looks into the transparency log: an image that carries a cosign v3 bundle crashes Kyverno {version}, each retry another replica.",
		advice: ["Move to Kyverno 1.19, or set ctlog.insecureIgnoreTlog where the key alone is enough."],
		commands: [showPolicy]
	},
	"log-url-missing": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Attestor cannot verify anything",
		what: "Attestor {attestor} of policy {policy} has a ctlog block without url, and Kyverno {version} verifies nothing by it (rekor URL must be provided), which looks like an unsigned image.",
		advice: ["Set cosign.ctlog.url; up to Kyverno 1.18 it is needed even where the logs are ignored."],
		commands: [showPolicy]
	},
	"condition-reads-namespace": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Condition that the API server cannot evaluate",
		what: "matchCondition {condition} of policy {policy} reads namespaceObject, which Kyverno {version} hands to the API server; there it has no value, so every Pod is forbidden that reaches it.",
		advice: ["Use matchConstraints.namespaceSelector instead, or move to Kyverno 1.19."],
		commands: [showPolicy]
	},
	"tag-will-be-denied": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Tags are denied",
		what: "Policy {policy} has mutateDigest false and verifyDigest true, so Kyverno {version} denies image {image}, which has no digest.",
		advice: ["Deploy by digest, set validationConfigurations.verifyDigest to false, or let mutateDigest pin the tags."],
		commands: [showPolicy]
	},
	"tag-may-be-denied": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "Tags may be denied",
		what: "Policy {policy} has mutateDigest false and verifyDigest true, so Kyverno {version} denies image {image} unless another policy, which may not see the Pod, pins its digest first.",
		advice: ["Deploy by digest, set validationConfigurations.verifyDigest to false, or let mutateDigest pin the tags."],
		commands: [showPolicy]
	},
	"coverage-unproved": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Nothing proves that the image is verified",
		what: "The admission of image {image} would prove nothing, as verification is not exercised: {reasons}.",
		advice: ["Add it to matchImageReferences of a policy that denies, or probe the image that is really deployed. A glob is matched against the text of the image in the Pod; from Kyverno 1.19 on that is the text with the digest that it pins first (mutateDigest), so that app:1 never matches and app:1* does.", "Where a policy covers one exact tag or digest, no forged image can come to it: name in probe-must-deny an image that it covers, that no other policy sees, and that it must deny."],
		commands: [showPolicies]
	},
	"coverage-unknown": {
		causeClass: "undetermined",
		owner: "policy",
		retryable: !1,
		title: "Coverage of the image unknown",
		what: "Whether a policy covers image {image} cannot be told without Kyverno: {reasons}. Its control in a gate shows it.",
		advice: [],
		commands: [showPolicies]
	},
	"webhooks-empty": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno has no webhooks",
		what: "There is no webhook of any image policy, and none came within {seconds} s, though {policies} should have some: images are admitted unverified.",
		advice: ["Up to 1.18 Kyverno publishes empty lists when it starts or changes its leader while its Lease kyverno-health is older than 100 s; look at its annotation kyverno.io/last-request-time and at the leader.", "Scaled to zero, Kyverno deletes its webhooks."],
		commands: ["kubectl get leases kyverno kyverno-health --namespace {namespace} --output yaml", "kubectl get pods --namespace {namespace}"]
	},
	"ready-untrue": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "READY is not to be trusted",
		what: "Policy {policy} says that it is ready, but its webhooks are not there: Kyverno sets and keeps that without looking at them.",
		advice: [],
		commands: []
	},
	"webhook-deviates": {
		causeClass: "none",
		owner: "platform",
		retryable: !1,
		title: "Webhook is not as Kyverno writes it",
		what: "The entry of {path} is as the gate needs it, but {fields} are not as this Kyverno makes them of the policies.",
		advice: ["Look who else writes that configuration."],
		commands: [showWebhooks]
	},
	"webhooks-rewritten": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Somebody else writes the webhooks",
		what: "The {configuration} configuration went from generation {from} to {to} while the gate looked, and {fields} of {path} changed; path, failurePolicy and timeout stayed right, so the gate goes on.",
		advice: ["Two writers fight over it, such as Kyverno and a controller of the platform; find the other one."],
		commands: [showWebhooks]
	}
};
// src/findings/catalogue/policy.ts
const policy = {
	"policy-missing": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy missing",
		what: "Input policies names {policy}, but the cluster has no ImageValidatingPolicy of that name.",
		advice: ["Apply the policy, or correct the name in input policies."],
		commands: ["kubectl get imagevalidatingpolicies"]
	},
	"policy-malformed": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy cannot be read",
		what: "Policy {policy} is not in the form that is documented: {problem}.",
		advice: ["What it demands cannot be judged, so nothing is proved by it."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"policy-fail-open": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy fails open",
		what: "Policy {policy} has failurePolicy Ignore: when Kyverno does not answer, images are admitted unverified, while errors of its evaluation deny all the same.",
		advice: ["Set spec.failurePolicy to Fail in Git."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"policy-not-deny": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy does not deny",
		what: "Policy {policy} has validationActions {actions} without Deny: it denies nothing.",
		advice: ["Set spec.validationActions to [Deny] in Git."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"policy-not-at-admission": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy is not evaluated at admission",
		what: "Policy {policy} is named in policies, but it is switched off for admission ({field}).",
		advice: ["Switch it on in Git, or do not name it."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"timeout-below-wanted": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Short webhook timeout",
		what: "Policy {policy} has a webhook timeout of {timeout} s, wanted are {wanted} s; it is not named in policies, so it is left as it is.",
		advice: ["Set its spec.webhookConfiguration.timeoutSeconds in Git, or name it in policies."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"policy-reverted": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Policy was set back",
		what: "Policy {policy} was reverted: its webhook timeout was {wanted} s and is {found} again, written by {manager}. It is not patched twice.",
		advice: ["Set the timeout where {manager} takes it from (Git), or that writer will undo every repair."],
		commands: ["kubectl get {resource} --show-managed-fields --output yaml"]
	},
	"timeout-raised": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Webhook timeout raised",
		what: "Policy {policy} was patched: its webhook timeout is raised from {from} to {to} s, and no other field is written. It is kept and never undone.",
		advice: ["Set spec.webhookConfiguration.timeoutSeconds in Git as well, where the policy comes from."],
		commands: ["kubectl get imagevalidatingpolicies.policies.kyverno.io {policy} --output yaml"]
	},
	"policy-changed": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Policies changed during the gate",
		what: "Policy {policy} was changed, created or deleted while the gate ran, so what was proved is no longer what is there.",
		advice: ["Queue the pull request again once the policies are at rest."],
		commands: ["kubectl get {resource} --show-managed-fields --output yaml"]
	},
	"patch-refused": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Change of a policy refused",
		what: "The change of policy {policy} was refused: {text}.",
		advice: ["The words above say who refuses it. Make the change in Git instead, or with an identity that may: guard.yaml lets the gate\u2019s raise timeouts and nothing else."],
		commands: ["kubectl get {resource} --output yaml"]
	},
	"patch-conflict": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Policy changes all the time",
		what: "Policy {policy} was changed by others each of the {attempts} times that it was to be patched.",
		advice: ["Look which controller keeps writing it."],
		commands: ["kubectl get {resource} --show-managed-fields --output yaml"]
	},
	"not-converged": {
		causeClass: "structural",
		owner: "platform",
		retryable: !1,
		title: "Webhooks did not converge",
		what: "The effective webhooks did not converge within {seconds} s to what policies and Kyverno {version} should produce: {difference}.",
		advice: [
			"Kyverno\u2019s admission controller writes these webhooks. Look at its log and its leader.",
			"Entries that say Ignore where the policy says Fail come from Kyverno\u2019s flag forceFailurePolicyIgnore.",
			"One policy of any engine with a timeout outside 1-30 stops all updates; the log then says \u201cmust be between 1 and 30 seconds\u201d."
		],
		commands: ["kubectl get mutatingwebhookconfiguration kyverno-resource-mutating-webhook-cfg --output yaml", "kubectl get validatingwebhookconfiguration kyverno-resource-validating-webhook-cfg --output yaml"]
	},
	flapping: {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Webhooks flap",
		what: "The webhooks were right and then wrong again {times} times: {difference}.",
		advice: ["Two writers fight over the policies or the webhooks. Find both before you deploy."],
		commands: ["kubectl get validatingwebhookconfiguration kyverno-resource-validating-webhook-cfg --show-managed-fields --output yaml"]
	}
};
// src/findings/catalogue/probes.ts
const probes = {
	"manifest-unreadable": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "Manifest cannot be read",
		what: "{place} (probe-manifests) cannot be read: {problem}.",
		advice: ["Correct the file, or name in probe-manifests only what is deployed as it stands."],
		commands: []
	},
	"manifest-malformed": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "Template cannot be probed",
		what: "The Pod template of {owner} at {place} is none that the API server would take: {problem}.",
		advice: ["Correct the template. Placeholders have to be filled in before the gate runs."],
		commands: []
	},
	"no-template": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "No Pod template found",
		what: "What probe-manifests names ({entries}) holds no Pod and no Pod template, so there is nothing to prove.",
		advice: ["Name the files or folders with the workloads that are deployed."],
		commands: []
	},
	"all-templates-probed": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "All templates are probed",
		what: "probe-changed-only was asked for, but all templates are probed: {why}.",
		advice: ["It compares with the base of the merge group, by git in the checkout (fetch-depth: 0 has every commit)."],
		commands: []
	},
	"probe-slow": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Verification is slow",
		what: "{image} was admitted after {seconds} s, which is more than half of the {timeout} s that its webhook has.",
		advice: ["Look what takes the time (registry, Sigstore, CPU of the admission controller) before a rollout meets the timeout."],
		commands: []
	},
	"probe-not-looked-at": {
		causeClass: "config",
		owner: "platform",
		retryable: !1,
		title: "Kyverno does not look at this job\u2019s Pods",
		what: "Kyverno admits every Pod that {user} creates in namespace {podNamespace} without looking at it: its ConfigMap says {key}: {entry}. So no probe of this job proves anything.",
		advice: ["Take that entry out, or let the gate run as somebody whom it does not name. If the deploy runs as the same user, its images are not verified at all."],
		commands: ["kubectl get configmap kyverno --namespace {namespace} --output yaml", "kubectl auth whoami"]
	},
	"must-deny-admitted": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "An image that must be denied was admitted",
		what: "{image} (probe-must-deny) was admitted, though policies can select its Pod ({policies}): they are less strict than they should be, or do not cover it.",
		advice: ["Compare its signatures with the attestors and validations of the policies, and its name with matchImageReferences."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	}
};
// src/findings/catalogue/risks.ts
const risk = {
	causeClass: "config",
	owner: "platform",
	retryable: !1
};
const configured = "kubectl get {configuration} --output yaml";
const risks = {
	"webhook-unbounded": {
		...risk,
		title: "A webhook fails closed everywhere",
		what: "Webhook {webhook} fails closed in every namespace, kube-system among them, for {kinds}: when {service} does not answer, the cluster cannot repair itself.",
		advice: ["Leave kube-system and the namespace of its own Pods out by its namespaceSelector."],
		commands: [configured]
	},
	"webhook-guards-itself": {
		...risk,
		title: "A webhook guards its own Pods",
		what: "Webhook {webhook} fails closed for Pods of namespace {namespace}, in which its own Pods run: once all of them are gone, none can be created again.",
		advice: ["Leave its own namespace out by its namespaceSelector."],
		commands: [configured]
	},
	"backend-single": {
		...risk,
		title: "A webhook has one replica",
		what: "One endpoint alone answers for webhook {webhook} ({service}), which fails closed: while that Pod is moved or restarted, every request that it selects fails.",
		advice: ["Run at least two replicas, on different nodes, with a PodDisruptionBudget."],
		commands: ["kubectl get deployments,endpointslices --namespace {namespace}"]
	},
	"backend-no-budget": {
		...risk,
		title: "A webhook has no PodDisruptionBudget",
		what: "No PodDisruptionBudget covers the Pods behind webhook {webhook} ({service}), which fails closed: a drained node may take all of them at once.",
		advice: ["Add one with minAvailable 1 or more."],
		commands: ["kubectl get poddisruptionbudgets --namespace {namespace}"]
	},
	"backend-unsteady": {
		...risk,
		causeClass: "infra",
		title: "Pods of a webhook restart",
		what: "Pods behind webhook {webhook} ({service}) restart or are not ready, while others answer: {pods}.",
		advice: ["Look why, before the last one goes as well."],
		commands: ["kubectl describe pods --namespace {namespace}"]
	},
	"dry-run-unsupported": {
		...risk,
		title: "A webhook does not support dry run",
		what: "Webhook {webhook} does not support dry run, so every server dry-run of what it selects fails, that of this action among them.",
		advice: ["Its configuration has to declare sideEffects None or NoneOnDryRun, once that is true."],
		commands: [configured]
	},
	"webhooks-over-budget": {
		...risk,
		title: "Webhooks may take longer than the API server waits",
		what: "The {count} webhooks that see the creation of {kind} may take {seconds} s together, and the API server ends a request after 34 s: then even those that may be ignored make it fail.",
		advice: ["Give them shorter timeouts: mutating ones are called one after the other, validating ones together."],
		commands: ["kubectl get mutatingwebhookconfigurations,validatingwebhookconfigurations --output yaml"]
	},
	"webhook-fine": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "A webhook can answer",
		what: "Nothing that was seen keeps {service} from answering webhook {webhook}.",
		advice: [],
		commands: []
	},
	"backend-silent": {
		causeClass: "undetermined",
		owner: "platform",
		retryable: !0,
		title: "A webhook does not answer",
		what: "Webhook {webhook} ({service}) gave the API server no answer: {text}. A hung or starved Pod, what it calls itself, and a network that drops packets look the same from here.",
		advice: ["Look at CPU, memory and log of its Pods.", "Do not delete {configuration}: with its backend repaired all works again, and without it nothing would check {opens}."],
		commands: ["kubectl get pods --namespace {namespace} --output wide", "kubectl logs {workload} --namespace {namespace} --since 10m"]
	},
	"kind-denied": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "A webhook answers and denies",
		what: "Webhook {webhook} answers, and denies a plain {kind} in namespace {podNamespace}: {text}. That is a policy and no outage.",
		advice: [],
		commands: []
	},
	"kind-unproved": {
		causeClass: "undetermined",
		owner: "platform",
		retryable: !0,
		title: "A kind could not be tried",
		what: "Whether a {kind} can be created in namespace {podNamespace} is not known: {text}.",
		advice: ["A quota or another admission plugin decides this, or the API server did not answer."],
		commands: ["kubectl describe namespace {podNamespace}"]
	},
	"diagnosis-clear": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "No webhook stands in the way",
		what: "No webhook that was seen keeps the API server from writing: {webhooks} webhooks, {kinds}.",
		advice: [],
		commands: []
	},
	"kyverno-webhooks-open": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Kyverno\u2019s webhooks are not there",
		what: "Policies want webhooks that the API server does not have, so what they verify is admitted unverified: {difference}.",
		advice: ["A Kyverno that is scaled to nothing takes its webhooks with it; one that restarts (up to 1.18), that has no leader, that is in a rollout or whose updates are frozen does not write them."],
		commands: ["kubectl get deployments,pods,leases --namespace {namespace}", "kubectl get mutatingwebhookconfigurations,validatingwebhookconfigurations"]
	},
	"kyverno-scaled-to-zero": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Kyverno is scaled to nothing",
		what: "Deployment {deployment} of Kyverno wants no replicas. Scaled down in good order it takes its webhooks with it, and everything is admitted unverified; killed before, it leaves them, and what they select fails.",
		advice: ["Scale it up again, and look who scaled it down."],
		commands: ["kubectl scale deployment {deployment} --namespace {namespace} --replicas 2"]
	},
	"kyverno-rollout-stuck": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno is in a rollout",
		what: "Deployment {deployment} of Kyverno has {replicas} Pods for {wanted} wanted ones: while that lasts, Kyverno writes no webhooks, whatever changes in policies.",
		advice: ["Look why the rollout does not end: {problem}."],
		commands: ["kubectl rollout status deployment {deployment} --namespace {namespace}"]
	},
	"kyverno-unheard": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno hears nothing from the API server",
		what: "Lease {lease} of Kyverno says that the API server called it last at {heard}, {seconds} s before this look. After 100 s Kyverno takes itself for unhealthy: up to 1.18 it may then publish empty lists of webhooks, so that everything is admitted unverified; from 1.19 on it changes none.",
		advice: ["Look whether an admission controller runs and leads, and whether the API server reaches it."],
		commands: ["kubectl get leases kyverno kyverno-health --namespace {namespace} --output yaml", "kubectl get pods,endpointslices --namespace {namespace}"]
	},
	"kyverno-without-leader": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Kyverno has no leader",
		what: "Lease {lease} of Kyverno was renewed last at {renewed}, {seconds} s before this look: without a leader nobody writes its webhooks and renews its certificates.",
		advice: ["Look whether an admission controller of it runs, and what it logs about leader election."],
		commands: ["kubectl get leases,pods --namespace {namespace}"]
	}
};
// src/findings/catalogue/run.ts
const run = {
	proved: {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Deploy may go on",
		what: "Every probed Pod was admitted, every forged image was denied by the covering policy, and the webhooks were exact before and after.",
		advice: [],
		commands: []
	},
	released: {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Lease released",
		what: "Lease {lease} was freed; it was held by {holder}, silent for {seconds} s while watched.",
		advice: [],
		commands: []
	},
	"already-free": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Lease is free",
		what: "Lease {lease} has no holder; nothing had to be released.",
		advice: [],
		commands: []
	},
	"bad-input": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Input not usable",
		what: "Input {input}: {allowed}; given: {given}.",
		advice: ["Correct the input in the workflow file. Nothing was written."],
		commands: []
	},
	"bad-usage": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Command line not usable",
		what: "{what}: {allowed}; given: {given}.",
		advice: [],
		commands: ["admission-gate {command} --help"]
	},
	"kubeconfig-unusable": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "No usable kubeconfig",
		what: "Input {input}: {problem}; given: {given}.",
		advice: ["The step needs a kubeconfig that still works when the job ends; put the cloud login before this step. Nothing was written."],
		commands: ["kubectl config get-contexts"]
	},
	"not-observed": {
		causeClass: "undetermined",
		owner: "nobody",
		retryable: !1,
		title: "Not observed",
		what: "It is not known {what}: what was saved does not hold it.",
		advice: ["Whoever saved it can add that: admission-gate diagnose --save writes all that is looked at."],
		commands: []
	},
	"pull-request-unknown": {
		causeClass: "undetermined",
		owner: "nobody",
		retryable: !1,
		title: "Pull request unknown",
		what: "The pull request that this run is about is unknown ({why}), so there is no comment; summary and log say everything.",
		advice: [],
		commands: []
	},
	"enforcement-warn": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Refusals are not enforced",
		what: "The step is set to enforcement: warn, so whatever the verdict, the job goes on and deploys.",
		advice: [],
		commands: []
	},
	"break-glass": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Break glass",
		what: "Break glass: whatever the verdict, this job goes on and deploys. The reason given: {reason}",
		advice: [],
		commands: []
	},
	replayed: {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Decided again",
		what: "Decided again from what the report observed: the same verdict with the same findings, bit for bit.",
		advice: [],
		commands: []
	},
	"replayed-otherwise": {
		causeClass: "none",
		owner: "nobody",
		retryable: !1,
		title: "Decided otherwise",
		what: "Decided again from what the report observed, this is not the verdict that stands in it: the report was changed, or is of another version of this program.",
		advice: [],
		commands: []
	},
	"replay-impossible": {
		causeClass: "config",
		owner: "workflow",
		retryable: !1,
		title: "Report cannot be decided again",
		what: "Report {path} cannot be decided again: {problem}.",
		advice: ["Give the whole report.json of a gate, of this version."],
		commands: []
	},
	cancelled: {
		causeClass: "none",
		owner: "nobody",
		retryable: !0,
		title: "Cancelled",
		what: "The run was cancelled in {step}; no new step was begun.",
		advice: ["Queue the pull request again when you want it deployed."],
		commands: []
	},
	"deadline-exceeded": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Out of time",
		what: "The whole run may take {seconds} s (timeout-seconds) and that was used up in {step}.",
		advice: ["The timeline in the report shows where the time went."],
		commands: []
	},
	"internal-error": {
		causeClass: "undetermined",
		owner: "platform",
		retryable: !1,
		title: "Admission Gate failed",
		what: "Admission Gate itself failed in {step}: {problem}.",
		advice: ["This is a fault of the action, not of the change. Please report it with report.json attached."],
		commands: []
	},
	"run-failed": {
		causeClass: "undetermined",
		owner: "change",
		retryable: !1,
		title: "Deploy command failed",
		what: "The gate proceeded, and the command in input run then failed: {problem}.",
		advice: ["Its own output is in the log of this step. The verdict of the gate stands."],
		commands: []
	}
};
// src/findings/catalogue/verification.ts
const logs = "kubectl logs --namespace {namespace} --selector app.kubernetes.io/component=admission-controller --since 10m";
const verification = {
	"image-not-found": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "Image not found",
		what: "The registry does not have {image}: {text}.",
		advice: ["Push the image before the change is queued, or correct its reference."],
		commands: ["docker manifest inspect {image}"]
	},
	"registry-access": {
		causeClass: "permission",
		owner: "platform",
		retryable: !1,
		title: "Registry refuses Kyverno",
		what: "The registry does not let Kyverno read {image}: {text}.",
		advice: ["Give Kyverno\u2019s pull secret read access to the repository. A secret that is missing, or not in Kyverno\u2019s own namespace, is skipped without a word, and the pull is anonymous."],
		commands: ["kubectl get secrets --namespace {namespace}"]
	},
	"registry-limited": {
		causeClass: "transient",
		owner: "platform",
		retryable: !0,
		title: "Registry limits Kyverno",
		what: "The registry has a rate limit that Kyverno ran into while it read {image}: {text}.",
		advice: ["Wait until the limit is over before you queue again: each attempt counts. Authenticated pulls and a mirror have higher limits."],
		commands: ["kubectl get secrets --namespace {namespace}"]
	},
	"registry-failed": {
		causeClass: "transient",
		owner: "platform",
		retryable: !0,
		title: "Registry failed",
		what: "Kyverno could not read {image} from its registry: {text}.",
		advice: ["Queue the pull request again when the registry answers. If it does for others, look at DNS and egress of Kyverno."],
		commands: [logs]
	},
	"registry-untrusted": {
		causeClass: "infra",
		owner: "platform",
		retryable: !1,
		title: "Kyverno does not trust the registry",
		what: "Kyverno does not accept the TLS of the registry of {image}: {text}.",
		advice: ["Mount the registry\u2019s CA into the admission controller, or set credentials.allowInsecureRegistry in the policy where the registry speaks plain HTTP."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	},
	"sigstore-unreachable": {
		causeClass: "infra",
		owner: "platform",
		retryable: !0,
		title: "Sigstore could not be reached",
		what: "Kyverno could not verify {image} because it could not reach Sigstore (TUF, Rekor, Fulcio): {text}. That says nothing about the signature.",
		advice: ["Look whether egress from the admission controller to that host is open, and at the status of Sigstore; queue again once it is reachable."],
		commands: [logs]
	},
	"signature-missing": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "No signature",
		what: "Kyverno\u2019s verifier found no signature of {image}: {text}.",
		advice: ["Let the build finish signing before the change is queued, and sign the digest that is deployed."],
		commands: ["cosign tree {image}"]
	},
	"signature-mismatch": {
		causeClass: "config",
		owner: "change",
		retryable: !1,
		title: "Signature is not as the policy demands",
		what: "Kyverno\u2019s verifier found signatures of {image}, but none that the policy accepts: {text}.",
		advice: ["Compare who signed it (identity, issuer, key, annotations) with the attestors of the policy; either the image was signed by somebody else or the policy expects somebody else."],
		commands: ["cosign tree {image}", "kubectl get imagevalidatingpolicies --output yaml"]
	},
	"identities-unsupported": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Multiple identities in one attestor",
		what: "An attestor of the policy has multiple identities, and cosign does not verify {image} with them, since its signature is a bundle: {text}.",
		advice: ["Give the attestor one identity whose subjectRegExp has the alternatives, such as ^(a|b)$, or make one attestor of each."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	},
	"attestor-unusable": {
		causeClass: "config",
		owner: "policy",
		retryable: !1,
		title: "Attestor cannot be used",
		what: "Kyverno cannot verify {image} with an attestor of the policy: {text}.",
		advice: ["Complete the attestor: one of key, keyless and certificate, and ctlog.url where ctlog is given (Kyverno up to 1.18)."],
		commands: ["kubectl get imagevalidatingpolicies --output yaml"]
	},
	"legacy-signature-missing": {
		causeClass: "structural",
		owner: "policy",
		retryable: !1,
		title: "ClusterPolicy finds no signature",
		what: "ClusterPolicy {policy} found no signature of {image}: {text}. Its engine (verifyImages) cannot see signatures in the bundle format of cosign v3, so that the image is either not signed or signed in a form that this policy cannot read.",
		advice: ["Look how the image is signed. If it is a bundle, let an ImageValidatingPolicy verify it instead, or have the build write the older format beside it."],
		commands: ["cosign tree {image}", "kubectl get clusterpolicies --output yaml"]
	},
	"legacy-verification-failed": {
		causeClass: "undetermined",
		owner: "change",
		retryable: !1,
		title: "ClusterPolicy denied the image",
		what: "ClusterPolicy {policy} did not verify {image}: {text}.",
		advice: ["Verify the image with exactly the keys or identities that the rule verifyImages names, and look at the log."],
		commands: ["kubectl get clusterpolicies --output yaml", logs]
	}
};
// src/findings/catalogue.ts
const catalogue = {
	...run,
	...lease,
	...queue,
	...check,
	...cluster,
	...policy,
	...kyverno,
	...admission,
	...calls,
	...probes,
	...verification,
	...health,
	...files,
	...candidates,
	...gitops,
	...risks
};
// src/findings/words.ts
const owners = {
	nobody: "Nobody has to act.",
	change: "This change: the image or manifest that it deploys.",
	policy: "The policy authors: the image verification policy has to change, not this pull request.",
	platform: "The platform team: the cluster or Kyverno has to be put right, not this pull request.",
	access: "Whoever grants access: the credentials of this job lack a permission.",
	"other-vendor": "The owners of another admission webhook or plugin: not Kyverno, not this pull request.",
	"other-run": "Another run or person that uses the same Lease: neither this change nor the cluster is at fault.",
	workflow: "The workflow authors: the step is set up in a way that cannot work."
};
const noRetry = {
	none: "No: there is nothing to repeat.",
	transient: "No: it was tried again already, and only what is named here can change the answer.",
	structural: "No: the same input gets the same answer until a policy or the software of the cluster changes.",
	undetermined: "Not before the cause is found: the cluster does not tell it, the next steps do.",
	config: "No: it will be refused again until that setting is corrected.",
	infra: "No: it will be refused again until the platform is put right.",
	permission: "No: it will be refused again until access is granted.",
	"not-ours": "No: it will be refused again until that other webhook or plugin allows it."
};
function againOf({ retryable, causeClass, owner }) {
	if (!retryable) return noRetry[causeClass];
	return owner === "platform" && causeClass === "infra" ? "Yes, once the platform is put right: nothing in this change has to be different." : "Yes: the same commit may pass later, and nothing in this change has to be different.";
}
function said({ text, ...facts }) {
	return text === void 0 ? facts : {
		...facts,
		text: withoutCall(text)
	};
}
function fill(template, facts, written = String) {
	return template.replaceAll(/\{(\w+)\}/g, (_, name) => written(facts[name] ?? "(unknown)", name));
}
function shellWords(fact, name) {
	return name === "resource" ? fact.split(" ").map(shellWord).join(" ") : shellWord(fact);
}
function entryOf({ code, foreign }) {
	let entry = catalogue[code];
	return foreign === !0 ? {
		...entry,
		causeClass: "not-ours",
		owner: "other-vendor",
		retryable: !1
	} : entry;
}
function ownerOf({ causeClass, owner }, { service }) {
	if (owner === "other-vendor" && service !== void 0) return `Whoever runs the webhook at ${service}: not Kyverno, not this pull request.`;
	return causeClass === "undetermined" && owner === "change" ? "Not known yet: this change if its image is not as the policy demands, else the platform (registry, Sigstore, Kyverno)." : owners[owner];
}
function blockedText({ severity, foreign, facts: { reach = "", webhook = "" } }) {
	if (severity !== "error" || reach === "") return "";
	let who = foreign === !0 ? `webhook ${webhook}` : `Kyverno (webhook ${webhook})`;
	return `${reach.slice(0, 1).toUpperCase()}${reach.slice(1)} is refused, because ${who} has to approve it and gives no valid answer.`;
}
function wordsOf(found) {
	let entry = entryOf(found);
	let owner = ownerOf(entry, found.facts);
	let blocked = blockedText(found);
	let what = fill(entry.what, said(found.facts));
	let from = found.facts.owner === void 0 ? "" : ` It comes from ${found.facts.owner}.`;
	return {
		title: entry.title,
		blocked,
		what,
		why: blocked === "" ? what : what.replace(/, (?:so|and) every request that it selects fails\.$/, "."),
		owner: `${owner}${from}`,
		whose: `${owner.replace(/, not this pull request\.$/, ".")}${from}`,
		again: againOf(entry),
		about: Object.hasOwn({
			...lease,
			...queue
		}, found.code) ? "Deploys to one cluster take turns: a job holds the Lease, a small record in the cluster, until it ends, and the next one waits. Admission Gate takes the Lease before the deploy steps, and stops the job when it is not its turn." : "Kyverno is the part of the cluster that verifies the signatures of images; policies tell it what to demand. Before a deploy, Admission Gate asks the cluster two things: would it accept the images of this change, and would it reject a forged one? It stops the job before the deploy steps unless both are proved.",
		advice: entry.advice.map((line) => fill(line, found.facts)),
		commands: entry.commands.map((line) => fill(line, found.facts, shellWords)),
		causeClass: entry.causeClass,
		retryable: entry.retryable
	};
}
// src/text/log.ts
function logLine(text, max = defaultLength, secrets = []) {
	return cut(cleanLine(text, max, secrets).replaceAll("##[", "## [").replace(/^(\s*:):/, "$1 :"), max);
}
// src/report/notice.ts
function renderNotice(found, secrets = []) {
	let { title, what, advice, commands } = wordsOf(found);
	let lines = [`${what} (${found.code})`, ...[...advice, ...commands].map((line) => `Next: ${line}`)];
	return {
		title: logLine(`Admission Gate: ${title}`, 200, secrets),
		message: cut(lines.map((line) => logLine(line, 1200, secrets)).join("\n"), 4e3)
	};
}
// src/modes/fault.ts
function faultOf(runner) {
	return (error) => {
		let fault = finding("internal-error", "Admission Gate", {
			step: "an unknown place",
			problem: error instanceof Error ? error.stack ?? error.message : String(error)
		});
		runner.annotate("error", renderNotice(fault));
		return 1;
	};
}
const copySchema = looseObject({
	clusters: tuple([looseObject({
		name: string(),
		server: string()
	})]),
	users: tuple([looseObject({ name: string() })]),
	contexts: tuple([looseObject({
		cluster: string(),
		user: string()
	})]),
	currentContext: string()
});
function parsedCopy(text) {
	try {
		let parsed = safeParse(copySchema, JSON.parse(text ?? ""));
		return parsed.success ? parsed.output : void 0;
	} catch {
		return;
	}
}
function readPrivateCopy(text, server) {
	let unusable = (problem) => ({
		kind: "unusable",
		input: "kubeconfig",
		problem,
		given: "the private copy of the gate"
	});
	let copy = parsedCopy(text);
	if (copy === void 0) return unusable("cannot be read");
	if (copy.clusters[0].server !== server) return unusable("names another server than the gate used");
	let config = new KubeConfig();
	config.loadFromOptions(copy);
	return {
		kind: "usable",
		config,
		server
	};
}
// src/lease/keeper-files.ts
const keeperFiles = {
	settings: "settings.json",
	kubeconfig: "kubeconfig.json",
	status: "status.json",
	process: "process.json",
	log: "log.txt",
	stop: "stop",
	run: "run.json",
	script: "run.sh"
};
const whole = pipe(number(), integer$1());
const processSchema = object({
	pid: whole,
	startTicks: string()
});
const statusSchema = object({
	version: literal$1(1),
	state: picklist([
		"holding",
		"stale",
		"lost",
		"ended"
	]),
	process: processSchema,
	renewedAtMs: number(),
	renewals: whole,
	reason: string()
});
const runSchema = object({
	process: processSchema,
	graceMs: number(),
	askedAtMs: optional(number())
});
function parsed(schema, json) {
	try {
		let result = safeParse(schema, JSON.parse(json ?? ""));
		return result.success ? result.output : void 0;
	} catch {
		return;
	}
}
const readStatus = (json) => parsed(statusSchema, json);
const readProcess = (json) => parsed(processSchema, json);
const readRun = (json) => parsed(runSchema, json);
// src/steps/context.ts
function leaseText(lease) {
	return `${lease.namespace}/${lease.name}`;
}
// src/steps/lease-findings.ts
function leaseFacts(lease) {
	return {
		lease: leaseText(lease),
		name: lease.name,
		namespace: lease.namespace
	};
}
function leaseSubject(lease) {
	return `Lease ${leaseText(lease)}`;
}
function lostLease(lease, seen) {
	return finding("lease-lost", leaseSubject(lease), {
		...leaseFacts(lease),
		seen
	});
}
function unrenewedLease(lease, seconds, problem) {
	return finding("lease-unrenewed", leaseSubject(lease), {
		...leaseFacts(lease),
		seconds,
		problem
	}, [], "warning");
}
async function stopRun({ commands, folder, clock }, record) {
	let { process: group, graceMs } = record;
	let askedAtMs = record.askedAtMs ?? clock.monotonicMs();
	let gone = async (untilMs) => {
		for (; commands.isGroupRunning(group);) {
			if (clock.monotonicMs() >= untilMs) return !1;
			await clock.sleep(250, new AbortController().signal);
		}
		return !0;
	};
	if (record.askedAtMs === void 0) {
		folder.note(keeperFiles.run, JSON.stringify({
			...record,
			askedAtMs
		}));
		commands.signalGroup(group, "SIGTERM");
	}
	if (await gone(askedAtMs + graceMs)) return "gone";
	commands.signalGroup(group, "SIGKILL");
	return await gone(clock.monotonicMs() + 2e3) ? "gone" : "left";
}
async function stopKeeper(parts, known) {
	let { processes, folder } = parts;
	let status = () => readStatus(folder.read(keeperFiles.status));
	folder.note(keeperFiles.stop, "");
	let id = known ?? readProcess(folder.read(keeperFiles.process)) ?? status()?.process;
	if (id === void 0) return;
	processes.sendSignal(id, "SIGTERM");
	if (!await isGoneWithin(parts, id, 3e3)) {
		processes.sendSignal(id, "SIGKILL");
		await isGoneWithin(parts, id, 1e3);
	}
	return status();
}
async function isGoneWithin({ processes, clock }, id, ms) {
	let untilMs = clock.monotonicMs() + ms;
	for (; processes.isRunning(id);) {
		if (clock.monotonicMs() >= untilMs) return !1;
		await clock.sleep(25, new AbortController().signal);
	}
	return !0;
}
// src/steps/job-end.ts
async function settleJob(parts) {
	let { folder, log } = parts;
	let run = readRun(folder.read(keeperFiles.run));
	run !== void 0 && log.info("Ending the command in run, which outlived its step.");
	let runEnded = run === void 0 || await stopRun(parts, run) === "gone";
	runEnded || log.info("A process of the command in run does not end, not even by SIGKILL: the Lease is left to run out.");
	let gone = goneKeeper(parts);
	let status = await stopKeeper(parts);
	printLog(parts);
	return {
		status,
		gone,
		runEnded
	};
}
function goneKeeper({ folder, processes }) {
	let status = readStatus(folder.read(keeperFiles.status));
	if (status === void 0 || processes.isRunning(status.process)) return;
	return {
		problem: status.state === "ended" ? status.reason : "its process is gone",
		sinceMs: status.renewedAtMs
	};
}
function printLog({ folder, log }) {
	let text = folder.read(keeperFiles.log);
	if (text === void 0 || text === "") return;
	log.group("Keeper");
	for (let line of text.split("\n")) log.info(line);
	log.endGroup();
}
const text = (most) => pipe(string(), minLength(1), maxLength(most));
const integer = pipe(number(), safeInteger());
const digest = pipe(string(), regex(/^sha256:[0-9a-f]{64}$/));
const planned = {
	id: text(160),
	phase: literal$1("planned"),
	policy: text(253),
	uid: text(64),
	resourceVersion: text(64),
	generation: integer
};
const entry = variant("operation", [
	strictObject({
		...planned,
		operation: literal$1("raise-timeout"),
		from: nullable(integer),
		to: pipe(integer, minValue(1), maxValue(30))
	}),
	strictObject({
		...planned,
		operation: literal$1("put-spec"),
		from: digest,
		to: digest
	}),
	strictObject({
		...planned,
		operation: literal$1("retire"),
		by: text(253)
	})
]);
const schema$1 = strictObject({
	version: literal$1(1),
	entries: pipe(array(entry), maxLength(32))
});
const keys = [
	"version",
	"entries",
	"id",
	"operation",
	"phase",
	"policy",
	"uid",
	"resourceVersion",
	"generation",
	"from",
	"to",
	"by"
];
function journalText(entries) {
	return JSON.stringify({
		version: 1,
		entries
	}, keys);
}
journalText([]);
function readJournal(found) {
	if (found === void 0) return {
		kind: "entries",
		entries: []
	};
	if (found.length > 32768) return {
		kind: "malformed",
		problem: `it has ${found.length} characters`
	};
	let parsed = safeParse(schema$1, parseJson(found));
	if (parsed.success) return {
		kind: "entries",
		entries: parsed.output.entries
	};
	let [issue] = parsed.issues;
	return {
		kind: "malformed",
		problem: `${getDotPath(issue) ?? "journal"}: ${issue.message}`
	};
}
function parseJson(found) {
	try {
		return JSON.parse(found);
	} catch {
		return;
	}
}
function settle(planned, seen) {
	switch (seen.kind) {
		case "unreadable": return {
			kind: "unsettled",
			problem: seen.problem
		};
		case "absent": return { kind: "gone" };
		case "policy": return seen.uid === planned.uid ? settleSame(planned, seen) : { kind: "gone" };
	}
}
function settleSame(planned, seen) {
	switch (planned.operation) {
		case "raise-timeout": return settleValue(planned.from, planned.to, seen.timeoutSeconds ?? null, String(seen.timeoutSeconds ?? "absent"));
		case "put-spec": return settleValue(planned.from, planned.to, seen.digest, seen.digest);
		case "retire": return { kind: seen.isOff ? "to-undo" : "never-written" };
	}
}
function settleValue(from, to, now, found) {
	if (now === to) return { kind: "adopted" };
	return now === from ? { kind: "never-written" } : {
		kind: "changed-since",
		found
	};
}
function unsettledOf(settled) {
	let open = ["unsettled", "to-undo"];
	return settled.filter(({ settlement }) => open.includes(settlement.kind)).map(({ entry }) => entry);
}
function holderOf(planned) {
	return planned.id.slice(0, planned.id.lastIndexOf("/"));
}
const schema = object({
	metadata: object({
		uid: string(),
		resourceVersion: string(),
		labels: optional(record(string(), string()), {}),
		annotations: optional(record(string(), string()), {})
	}),
	spec: optional(object({
		holderIdentity: optional(string(), ""),
		leaseDurationSeconds: optional(pipe(number(), integer$1(), minValue(1))),
		acquireTime: optional(string(), ""),
		renewTime: optional(string(), ""),
		leaseTransitions: optional(number(), 0)
	}), {})
});
function readLease(object) {
	let parsed = safeParse(schema, object);
	if (!parsed.success) {
		let [issue] = parsed.issues;
		return {
			kind: "malformed",
			problem: `${getDotPath(issue) ?? "object"}: ${issue.message}`
		};
	}
	let { metadata, spec } = parsed.output;
	let note = (name) => metadata.annotations[`admission-gate/${name}`] ?? "";
	let holder = spec.holderIdentity ?? "";
	let lacking = [...spec.leaseDurationSeconds === void 0 ? ["no leaseDurationSeconds"] : [], ...(spec.renewTime ?? "") === "" ? ["no renewTime"] : []];
	if (holder !== "" && lacking.length > 0) return {
		kind: "malformed",
		problem: `it names holder ${holder}, but ${lacking.join(" and ")}`
	};
	return {
		kind: "record",
		record: {
			uid: metadata.uid,
			resourceVersion: metadata.resourceVersion,
			holder,
			durationSeconds: spec.leaseDurationSeconds ?? 0,
			acquireTime: spec.acquireTime ?? "",
			renewTime: spec.renewTime ?? "",
			transitions: spec.leaseTransitions ?? 0,
			link: note("link"),
			repository: note("repository"),
			jobId: note("job-id"),
			runnerName: note("runner-name"),
			labels: metadata.labels,
			annotations: metadata.annotations
		}
	};
}
function microTime(time) {
	return `${time.toISOString().slice(0, -1)}000Z`;
}
// src/lease/order.ts
function lastDeployedNote(repositoryId) {
	return `admission-gate/last-deployed.${repositoryId}`;
}
// src/lease/writes.ts
function tests(tenure) {
	return [{
		op: "test",
		path: "/metadata/uid",
		value: tenure.uid
	}, {
		op: "test",
		path: "/spec/holderIdentity",
		value: tenure.holder
	}];
}
const journalPath = "/metadata/annotations/admission-gate~1journal";
function journalWrite(change) {
	if (change === void 0) return [];
	return [{
		op: "test",
		path: journalPath,
		value: change.from
	}, {
		op: "replace",
		path: journalPath,
		value: change.to
	}];
}
function renewal(tenure, now, change) {
	let renewTime = {
		op: "replace",
		path: "/spec/renewTime",
		value: microTime(now)
	};
	return [
		...tests(tenure),
		...journalWrite(change),
		renewTime
	];
}
function recordDeployed({ repositoryId, headSha }, bare) {
	let key = lastDeployedNote(repositoryId);
	if (bare === void 0) return [{
		op: "add",
		path: `/metadata/annotations/${key.replaceAll("/", "~1")}`,
		value: headSha
	}];
	return [{
		op: "test",
		path: "/metadata/resourceVersion",
		value: bare
	}, {
		op: "add",
		path: "/metadata/annotations",
		value: { [key]: headSha }
	}];
}
function giveUp$1(tenure, now, change, more = []) {
	return [
		...renewal(tenure, now, change),
		...more,
		{
			op: "replace",
			path: "/spec/holderIdentity",
			value: ""
		}
	];
}
function standing(tenure, seen) {
	if (seen.uid !== tenure.uid) return "replaced";
	if (seen.holder === tenure.holder) return "ours";
	return seen.holder === "" ? "free" : "other";
}
// src/steps/calls.ts
function leavesOpen(answer) {
	return answer.kind === "no-answer" || answer.status >= 500;
}
// src/kyverno/canonical.ts
function isPlain(value) {
	return typeof value == "object" && !!value && !Array.isArray(value);
}
function plainIn(value) {
	return isPlain(value) ? value : {};
}
function listIn(value) {
	return Array.isArray(value) ? value : [];
}
function sorted(value) {
	if (Array.isArray(value)) return value.map(sorted);
	if (!isPlain(value)) return value;
	let fields = Object.entries(value).filter(([, one]) => one != null);
	return Object.fromEntries(fields.sort(([a], [b]) => a < b ? -1 : 1).map(([key, one]) => [key, sorted(one)]));
}
function canonical(value) {
	return JSON.stringify(sorted(value)) ?? "null";
}
function digestOf(value) {
	return `sha256:${(0, node_crypto.createHash)("sha256").update(canonical(value)).digest("hex")}`;
}
const attestorsSchema = optional(array(object({
	name: string(),
	cosign: optional(object({
		key: optional(unknown()),
		certificate: optional(unknown()),
		keyless: optional(object({ identities: optional(array(unknown()), []) })),
		ctlog: optional(object({
			url: optional(string(), ""),
			insecureIgnoreTlog: optional(boolean(), !1)
		}))
	}))
})), []);
function toAttestor({ name, cosign }) {
	return {
		name,
		identities: cosign?.keyless?.identities.length ?? 0,
		isKeyed: cosign?.key !== void 0 || cosign?.certificate !== void 0,
		ignoresTlog: cosign?.ctlog?.insecureIgnoreTlog === !0,
		lacksLogUrl: cosign?.ctlog !== void 0 && cosign.ctlog.url === ""
	};
}
// src/kyverno/labels.ts
const labelSelectorSchema = object({
	matchLabels: optional(record(string(), string()), {}),
	matchExpressions: optional(array(object({
		key: string(),
		operator: picklist([
			"In",
			"NotIn",
			"Exists",
			"DoesNotExist"
		]),
		values: optional(array(string()), [])
	})), [])
});
// src/kyverno/policy.ts
const ruleSchema = object({
	apiGroups: optional(array(string()), []),
	apiVersions: optional(array(string()), []),
	operations: optional(array(string()), []),
	resources: optional(array(string()), []),
	resourceNames: optional(array(string()), []),
	scope: optional(string(), "*")
});
const textsSchema = optional(nullable(record(string(), string())), {});
const policySchema = object({
	metadata: object({
		name: string(),
		namespace: optional(string()),
		uid: string(),
		resourceVersion: string(),
		generation: optional(number(), 0),
		labels: textsSchema,
		annotations: textsSchema,
		managedFields: optional(array(object({
			manager: optional(string(), ""),
			time: optional(string(), ""),
			fieldsV1: optional(unknown())
		})), [])
	}),
	spec: object({
		failurePolicy: optional(picklist(["Fail", "Ignore"]), "Fail"),
		validationActions: optional(array(string())),
		webhookConfiguration: optional(object({ timeoutSeconds: optional(pipe(number(), integer$1())) }), {}),
		evaluation: optional(object({
			mode: optional(string()),
			admission: optional(object({ enabled: optional(boolean()) }))
		}), {}),
		matchConditions: optional(array(object({
			name: string(),
			expression: string()
		}))),
		matchConstraints: optional(object({
			matchPolicy: optional(string()),
			resourceRules: optional(array(ruleSchema), []),
			excludeResourceRules: optional(array(unknown()), []),
			namespaceSelector: optional(labelSelectorSchema),
			objectSelector: optional(labelSelectorSchema)
		}), {}),
		validationConfigurations: optional(object({
			mutateDigest: optional(boolean(), !0),
			verifyDigest: optional(boolean(), !0)
		}), {}),
		attestors: attestorsSchema,
		matchImageReferences: optional(array(object({
			glob: optional(string(), ""),
			expression: optional(string(), "")
		})), []),
		autogen: optional(object({ podControllers: optional(object({ controllers: optional(array(string())) })) }))
	}),
	status: optional(object({ conditionStatus: optional(object({ ready: optional(boolean()) })) }))
});
function offAtAdmission(spec) {
	if (spec.evaluation.admission?.enabled === !1) return "spec.evaluation.admission.enabled is false";
	return spec.evaluation.mode === "JSON" ? "spec.evaluation.mode is JSON" : void 0;
}
function timeoutManagers(fields) {
	return fields.filter((entry) => JSON.stringify(entry.fieldsV1 ?? {}).includes("\"f:timeoutSeconds\"")).sort((a, b) => a.time < b.time ? 1 : -1).map((entry) => entry.manager);
}
function hasNames({ resourceNames }) {
	return resourceNames.length > 0;
}
function toPolicy(family, { metadata, spec, status }, served) {
	let match = spec.matchConstraints;
	let rules = match.resourceRules ?? [];
	return {
		family,
		name: metadata.name,
		namespace: metadata.namespace,
		uid: metadata.uid,
		resourceVersion: metadata.resourceVersion,
		generation: metadata.generation,
		failurePolicy: spec.failurePolicy,
		actions: spec.validationActions ?? ["Deny"],
		timeoutSeconds: spec.webhookConfiguration.timeoutSeconds,
		offAtAdmission: offAtAdmission(spec),
		matchPolicyExact: match.matchPolicy === "Exact",
		matchConditions: spec.matchConditions,
		mutatesDigest: spec.validationConfigurations.mutateDigest ?? !0,
		verifiesDigest: spec.validationConfigurations.verifyDigest ?? !0,
		rules: rules.map(({ resourceNames: _, ...rule }) => rule),
		isNarrowed: (match.excludeResourceRules ?? []).length > 0 || rules.some(hasNames),
		podControllers: spec.autogen?.podControllers?.controllers,
		namespaceSelector: match.namespaceSelector,
		objectSelector: match.objectSelector,
		attestors: spec.attestors.map(toAttestor),
		imageReferences: spec.matchImageReferences,
		saysReady: status?.conditionStatus?.ready === !0,
		timeoutManagers: timeoutManagers(metadata.managedFields),
		labels: metadata.labels ?? {},
		annotations: metadata.annotations ?? {},
		managers: [...new Set(metadata.managedFields.map(({ manager }) => manager))],
		spec: served
	};
}
const namedSchema = object({ metadata: object({
	name: string(),
	namespace: optional(string())
}) });
function problemIn(issues) {
	let path = getDotPath(issues[0]);
	return path === null ? issues[0].message : `${path}: ${issues[0].message}`;
}
function parsePolicy(family, object) {
	let parsed = safeParse(policySchema, object);
	if (parsed.success) return toPolicy(family, parsed.output, plainIn(plainIn(object).spec));
	let named = safeParse(namedSchema, object);
	return {
		family,
		name: named.success ? named.output.metadata.name : "(without a name)",
		namespace: named.success ? named.output.metadata.namespace : void 0,
		problem: problemIn(parsed.issues)
	};
}
function isMalformed(policy) {
	return "problem" in policy;
}
function namespacedName(policy) {
	return policy.namespace === void 0 ? policy.name : `${policy.namespace}/${policy.name}`;
}
function subjectOf(policy) {
	return policy.family === "ivpol" ? `ImageValidatingPolicy ${policy.name}` : `NamespacedImageValidatingPolicy ${namespacedName(policy)}`;
}
// src/kyverno/autogen.ts
const apps = {
	group: "apps",
	version: "v1"
};
const batch = {
	group: "batch",
	version: "v1"
};
({ ...apps }), { ...apps }, { ...apps }, { ...apps }, { ...batch }, { ...batch };
const names = String.raw`\[\s*attestors\.\w+(?:\s*,\s*attestors\.\w+)*\s*\]`;
const verified = String.raw`verify(?:ImageSignatures\(\s*\1\s*,\s*|AttestationSignatures\(\s*\1\s*,\s*attestations\.\w+\s*,\s*)${names}\s*\)`;
new RegExp(String.raw`^\s*images\.\w+\.map\(\s*(\w+)\s*,\s*${verified}\s*\)\.all\(\s*(\w+)\s*,\s*\2\s*>\s*0\s*\)\s*$`), new RegExp(String.raw`^\s*images\.\w+\.all\(\s*(\w+)\s*,\s*${verified}\s*>\s*0\s*\)\s*$`);
// src/kyverno/candidate.ts
function filled(defaults, part) {
	return {
		...defaults,
		...Object.fromEntries(Object.entries(plainIn(part)).filter(([, one]) => !isNothing(one)))
	};
}
function completed({ spec }) {
	let evaluation = plainIn(spec.evaluation);
	let match = filled({ matchPolicy: "Equivalent" }, spec.matchConstraints);
	return {
		...filled({ failurePolicy: "Fail" }, spec),
		validationActions: [...new Set(listIn(spec.validationActions ?? ["Deny"]))].sort(),
		evaluation: {
			...filled({ mode: "Kubernetes" }, evaluation),
			admission: filled({ enabled: !0 }, evaluation.admission),
			background: filled({ enabled: !0 }, evaluation.background)
		},
		validationConfigurations: filled({
			mutateDigest: !0,
			verifyDigest: !0,
			required: !0
		}, spec.validationConfigurations),
		matchConstraints: {
			...match,
			resourceRules: listIn(match.resourceRules).map((rule) => filled({ scope: "*" }, rule))
		}
	};
}
function specDigest(policy) {
	let { webhookConfiguration: _, ...rest } = completed(policy);
	return digestOf(rest);
}
function isNothing(value) {
	if (Array.isArray(value)) return value.length === 0;
	return value == null || isPlain(value) && Object.keys(value).length === 0;
}
// src/steps/settle.ts
function seenAs(policy) {
	return isMalformed(policy) ? {
		kind: "unreadable",
		problem: policy.problem
	} : {
		kind: "policy",
		uid: policy.uid,
		timeoutSeconds: policy.timeoutSeconds,
		digest: specDigest(policy),
		isOff: policy.offAtAdmission !== void 0
	};
}
async function seenBy(read, name) {
	let answer = await read(name);
	if (answer.kind === "ok") return seenAs(parsePolicy("ivpol", answer.body));
	if (answer.kind === "no-answer") return {
		kind: "unreadable",
		problem: answer.message
	};
	return answer.status === 404 ? { kind: "absent" } : {
		kind: "unreadable",
		problem: `HTTP ${answer.status} ${answer.message}`
	};
}
function settleByReading(read, entries) {
	return Promise.all(entries.map(async (entry) => ({
		entry,
		settlement: settle(entry, await seenBy(read, entry.policy))
	})));
}
function journalCloser(read, closing) {
	let known = new Map();
	return async (text) => {
		if (closing === void 0 || text === void 0) return;
		let found = readJournal(text);
		if (found.kind === "malformed") return;
		let open = found.entries.filter(({ id }) => !closing.isSettled(id));
		let unread = open.filter(({ id }) => !known.has(id));
		for (let settled of await settleByReading(read, unread)) {
			known.set(settled.entry.id, settled);
			closing.onSettled(settled);
		}
		let to = journalText(unsettledOf(open.flatMap(({ id }) => known.get(id) ?? [])));
		return to === text ? void 0 : {
			from: text,
			to
		};
	};
}
function settledText({ entry, settlement }) {
	let what = `Journal: ${subjectOf({
		family: "ivpol",
		name: entry.policy
	})}, ${changeText(entry)} planned by ${holderOf(entry)}`;
	switch (settlement.kind) {
		case "adopted": return `${what}: it was written, and stays`;
		case "to-undo": return `${what}: it was written but not proved, and is to be undone`;
		case "never-written": return `${what}: it was never written`;
		case "changed-since": return `${what}: it is ${settlement.found} now, which is left as it is`;
		case "gone": return `${what}: that policy is gone`;
		case "unsettled": return `${what}: not settled, ${settlement.problem}`;
	}
}
function changeText(entry) {
	switch (entry.operation) {
		case "raise-timeout": return `timeoutSeconds ${entry.from ?? "absent"} -> ${entry.to}`;
		case "put-spec": return `its spec as the files have it (${entry.to})`;
		case "retire": return `evaluation.admission.enabled -> false, as ${entry.by} takes its place,`;
	}
}
function problemOf(answer) {
	return answer.kind === "status" ? `HTTP ${answer.status} ${answer.message}` : answer.message;
}
function journalIn({ annotations }) {
	return annotations["admission-gate/journal"] ?? "";
}
async function look({ cluster, lease }, tenure, signal) {
	let answer = await cluster.readLease(lease, signal);
	if (answer.kind === "status" && answer.status === 404) return {
		kind: "not-ours",
		seen: "it was deleted",
		sameLease: !1
	};
	if (answer.kind !== "ok") return {
		kind: "unknown",
		problem: problemOf(answer)
	};
	let reading = readLease(answer.body);
	if (reading.kind === "malformed") return {
		kind: "unknown",
		problem: reading.problem
	};
	let { holder, link } = reading.record;
	let notOurs = (seen, sameLease = !0) => ({
		kind: "not-ours",
		seen,
		sameLease
	});
	switch (standing(tenure, reading.record)) {
		case "ours": return {
			kind: "ours",
			record: reading.record
		};
		case "free": return notOurs("it is free");
		case "replaced": return notOurs(`it was deleted and made anew, held by ${holder || "nobody"}`, !1);
		case "other": return notOurs(`it is held by ${holder} (${link || "no link"})`);
	}
}
async function freeByHolder(parts, holder, uid = "", onSettled, deployed) {
	return within(parts.clock, async (limits) => {
		let answer = await readUntil(parts, limits.free);
		if (answer.kind === "status" && answer.status === 404) return {
			kind: "not-ours",
			seen: "it does not exist"
		};
		if (answer.kind !== "ok") return {
			kind: "not-freed",
			problem: problemOf(answer)
		};
		let reading = readLease(answer.body);
		if (reading.kind === "malformed") return {
			kind: "not-freed",
			problem: reading.problem
		};
		let { record } = reading;
		if (record.holder !== holder) return {
			kind: "not-ours",
			seen: `it is ${record.holder === "" ? "free" : `held by ${record.holder}`}`
		};
		if (uid !== "" && record.uid !== uid) return {
			kind: "not-ours",
			seen: "it was deleted and made anew"
		};
		let text = journalIn(record);
		let closing = onSettled === void 0 ? void 0 : {
			text,
			isSettled: () => !1,
			onSettled
		};
		return giveUpUntil(parts, {
			uid: record.uid,
			holder
		}, limits, closing, deployed);
	});
}
async function readUntil({ cluster, clock, lease }, signal) {
	for (;;) {
		let answer = await cluster.readLease(lease, signal);
		if (answer.kind === "ok" || answer.kind === "status" && answer.status < 500) return answer;
		await clock.sleep(500, signal);
		if (signal.aborted) return answer;
	}
}
async function within(clock, run) {
	let ended = new AbortController();
	let after = (ms) => {
		let limit = new AbortController();
		clock.sleep(ms, ended.signal).then(() => limit.abort());
		return limit.signal;
	};
	try {
		return await run({
			free: after(5e3),
			settle: after(2500)
		});
	} finally {
		ended.abort();
	}
}
async function giveUpUntil(parts, tenure, limits, closing, deployed) {
	let { cluster, clock, lease } = parts;
	let changeOf = journalCloser((name) => cluster.readPolicy(name, limits.settle), closing);
	let journal = closing?.text;
	let bare;
	let mayBeFreed = !1;
	for (;;) {
		let change = await changeOf(journal);
		let record = deployed === void 0 ? [] : recordDeployed(deployed, bare);
		let answer = await cluster.patchLease(lease, giveUp$1(tenure, clock.now(), change, record), limits.free);
		if (answer.kind === "ok") return { kind: "freed" };
		mayBeFreed ||= leavesOpen(answer);
		let seen = await look(parts, tenure, limits.free);
		if (seen.kind === "not-ours") return mayBeFreed && seen.sameLease ? { kind: "freed" } : seen;
		if (seen.kind === "ours") {
			closing !== void 0 && (journal = journalIn(seen.record));
			bare = Object.keys(seen.record.annotations).length === 0 ? seen.record.resourceVersion : void 0;
		}
		await clock.sleep(500, limits.free);
		if (limits.free.aborted) return {
			kind: "not-freed",
			problem: problemOf(answer)
		};
	}
}
// src/steps/log.ts
function runnerLog(runner, secrets) {
	return {
		group: (title) => runner.openGroup(logLine(title, void 0, secrets)),
		endGroup: () => runner.closeGroup(),
		info: (line) => runner.line(logLine(line, void 0, secrets))
	};
}
// src/modes/post.ts
async function finish(world) {
	let { runner, job } = world;
	let holder = runner.savedState("holder");
	if (holder === "" || runner.savedState("phase") === "freed") return 0;
	let folder = job.folderAt(runner.savedState("keeper"));
	let kubeconfig = credentials(world, folder);
	let secrets = kubeconfig.kind === "usable" ? secretsOf(kubeconfig.config) : [];
	let log = runnerLog(runner, secrets);
	let kept = await settleJob({
		...world.job,
		folder,
		clock: world.clock,
		log
	});
	kept.runEnded && folder.remove();
	let freed = kept.runEnded ? await giveUp(world, kubeconfig, holder, log) : void 0;
	if (runner.savedState("phase") !== "held") return 0;
	let lost = lossOf(kept.status, freed);
	if (lost !== void 0) {
		runner.annotate("error", renderNotice(lostLease(savedLease(runner), lost), secrets));
		return 1;
	}
	if (kept.gone !== void 0) {
		let seconds = String(Math.round((world.clock.monotonicMs() - kept.gone.sinceMs) / 1e3));
		runner.annotate("warning", renderNotice(unrenewedLease(savedLease(runner), seconds, kept.gone.problem), secrets));
	}
	return 0;
}
function savedLease(runner) {
	let [namespace = "", name = ""] = runner.savedState("lease").split("/");
	return {
		namespace,
		name
	};
}
function lossOf(status, freed) {
	if (status?.state === "lost") return status.reason;
	return freed?.kind === "not-ours" ? freed.seen : void 0;
}
function credentials({ runner }, folder) {
	let server = runner.savedState("server");
	let copy = readPrivateCopy(folder.read(keeperFiles.kubeconfig), server);
	if (copy.kind === "usable") return copy;
	let [first = "", ...rest] = runner.savedState("kubeconfig").split(node_path.delimiter);
	let kubeconfig = readKubeconfig([first, ...rest], runner.savedState("context"));
	if (kubeconfig.kind === "unusable" || kubeconfig.server === server) return kubeconfig;
	return {
		kind: "unusable",
		input: "kubeconfig",
		problem: "names another server now than the gate used",
		given: [first, ...rest].join(node_path.delimiter)
	};
}
async function giveUp(world, kubeconfig, holder, log) {
	let { runner } = world;
	let lease = savedLease(runner);
	if (kubeconfig.kind === "unusable") {
		log.info(`${leaseSubject(lease)} stays with ${holder}: the kubeconfig ${kubeconfig.given} ${kubeconfig.problem}.`);
		log.info(howToRelease(holder));
		return;
	}
	let cluster = world.openCluster(kubeconfig);
	let parts = {
		cluster,
		clock: world.clock,
		lease
	};
	let onSettled = (settled) => log.info(settledText(settled));
	let freed = await freeByHolder(parts, holder, runner.savedState("lease-uid"), onSettled, deployedBy(runner));
	cluster.close();
	for (let line of freedLines(leaseSubject(lease), holder, freed)) log.info(line);
	return freed;
}
function freedLines(lease, holder, freed) {
	switch (freed.kind) {
		case "freed": return [`${lease} freed.`];
		case "not-ours": return [`${lease} is not ours any more: ${freed.seen}. Nothing was written.`];
		case "not-freed": return [`${lease} could not be freed: ${freed.problem}.`, howToRelease(holder)];
	}
}
function deployedBy(runner) {
	let [headSha, repositoryId] = [runner.savedState("head-sha"), runner.savedState("repository-id")];
	return runner.savedState("phase") === "held" && runner.input("job-status") === "success" && headSha !== "" && repositoryId !== "" ? {
		headSha,
		repositoryId
	} : void 0;
}
function howToRelease(holder) {
	return `The next run will refuse until a person frees it: run this action with mode release and confirm-holder ${holder}.`;
}
// src/process/clock.ts
const systemClock = {
	now: () => new Date(),
	monotonicMs: () => Number(process.hrtime.bigint() / 1000n) / 1e3,
	sleep: async (ms, signal) => {
		try {
			await (0, node_timers_promises.setTimeout)(ms, void 0, { signal });
		} catch (error) {
			if (!signal.aborted) throw error;
		}
	}
};
// src/process/identity.ts
function statOf(pid) {
	try {
		let stat = (0, node_fs.readFileSync)(`/proc/${pid}/stat`, "utf8");
		let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		let [state = ""] = fields;
		return {
			startTicks: fields[19] ?? "",
			isDead: state === "Z" || state === "X"
		};
	} catch {
		return;
	}
}
function identityOf(pid) {
	return {
		pid,
		startTicks: statOf(pid)?.startTicks ?? ""
	};
}
function parentProcess() {
	let parent = identityOf(process.ppid);
	return parent.pid > 0 && parent.startTicks !== "" ? parent : void 0;
}
function answersSignals(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
function isRunning({ pid, startTicks }) {
	if (!(0, node_fs.existsSync)("/proc/self/stat")) return answersSignals(pid);
	let stat = statOf(pid);
	return stat !== void 0 && !stat.isDead && stat.startTicks === startTicks;
}
function sendSignal(id, signal) {
	if (id.startTicks === "" || !isRunning(id)) return;
	kill(id.pid, signal);
}
function isGroupRunning({ pid, startTicks }) {
	let leader = statOf(pid);
	if (leader !== void 0 && leader.startTicks !== startTicks) return !1;
	if (!answersSignals(-pid)) return !1;
	return !(0, node_fs.existsSync)("/proc/self/stat") || membersOf(pid).some((member) => statOf(member)?.isDead === !1);
}
function membersOf(group) {
	return (0, node_fs.readdirSync)("/proc").filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
		try {
			let stat = (0, node_fs.readFileSync)(`/proc/${pid}/stat`, "utf8");
			return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2] === String(group);
		} catch {
			return !1;
		}
	});
}
function signalGroup(id, signal) {
	isGroupRunning(id) && kill(-id.pid, signal);
}
function kill(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {}
}
// src/process/command.ts
function commandEnvironment() {
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:INPUT_|STATE_|GITHUB_STATE$)/.test(name)));
}
function start(script, stdout) {
	let child = (0, node_child_process.spawn)("bash", [
		"--noprofile",
		"--norc",
		"-eo",
		"pipefail",
		script
	], {
		detached: !0,
		stdio: [
			"ignore",
			stdout,
			"inherit"
		],
		env: commandEnvironment()
	});
	let ended = new Promise((resolve) => {
		child.on("error", (error) => resolve({
			exitCode: 127,
			problem: error.message
		}));
		child.on("exit", (code, signal) => resolve({ exitCode: code ?? 128 + signalNumber(signal) }));
	});
	return {
		id: identityOf(child.pid ?? 0),
		ended
	};
}
function signalNumber(signal) {
	return signal === null ? 0 : node_os.constants.signals[signal];
}
function systemCommands(stdout = "inherit") {
	return {
		start: (script) => start(script, stdout),
		isGroupRunning,
		signalGroup
	};
}
// src/process/folder.ts
function folderAt(path) {
	let at = (name) => (0, node_path.join)(path, name);
	let write = (name, text) => {
		let scratch = at(`.${name}.new`);
		(0, node_fs.writeFileSync)(scratch, text, { mode: 384 });
		(0, node_fs.renameSync)(scratch, at(name));
	};
	return {
		path,
		pathOf: at,
		create: () => {
			(0, node_fs.mkdirSync)(path, { mode: 448 });
			(0, node_fs.chmodSync)(path, 448);
		},
		exists: () => (0, node_fs.existsSync)(path),
		write,
		note: (name, text) => {
			try {
				write(name, text);
			} catch {}
		},
		read: (name) => {
			try {
				return (0, node_fs.readFileSync)(at(name), "utf8");
			} catch {
				return;
			}
		},
		drop: (name) => (0, node_fs.rmSync)(at(name), { force: !0 }),
		remove: () => (0, node_fs.rmSync)(path, {
			recursive: !0,
			force: !0
		})
	};
}
const smallNode = [
	"--jitless",
	"--max-lazy",
	"--no-compilation-cache",
	"--max-semi-space-size=1",
	"--v8-pool-size=1",
	"--no-node-snapshot",
	"--expose-gc"
];
function keeperEnvironment(token) {
	let kept = Object.entries(process.env).filter(([name]) => !/^(?:INPUT_|STATE_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$|NODE_OPTIONS$)/.test(name));
	return {
		...Object.fromEntries(kept),
		...token === "" ? {} : { ADMISSION_GATE_TOKEN: token }
	};
}
function thisScript() {
	return {
		node: process.execPath,
		script: (0, node_fs.realpathSync)(process.argv[1] ?? "")
	};
}
function startKeeper(folder, token, self = thisScript()) {
	let script = (0, node_path.join)((0, node_path.dirname)(self.script), "..", "keeper", "index.js");
	let child = (0, node_child_process.spawn)(self.node, [
		...smallNode,
		script,
		folder
	], {
		cwd: folder,
		detached: !0,
		stdio: "ignore",
		env: keeperEnvironment(token)
	});
	let problem;
	child.on("error", (error) => {
		problem = error.message;
	});
	child.on("exit", (code, signal) => {
		problem ??= `it ended with ${signal ?? `exit code ${code}`}`;
	});
	child.unref();
	return {
		id: identityOf(child.pid ?? 0),
		failed: () => problem
	};
}
const systemProcesses = {
	startKeeper: (folder, token) => startKeeper(folder, token),
	isRunning,
	sendSignal
};
// src/process/job.ts
function systemJob(temp) {
	return {
		temp,
		folderAt,
		worker: parentProcess,
		processes: systemProcesses,
		commands: systemCommands()
	};
}
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input == null) return "";
	else if (typeof input == "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	let cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
var Command = class {
	constructor(command, properties, message) {
		command ||= "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = "::" + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = !0;
			for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
				let val = this.properties[key];
				if (val) {
					first ? first = !1 : cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `::${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	let filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	let delimiter = `ghadelimiter_${crypto$1.randomUUID()}`;
	let convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = fs.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, fs.constants.R_OK | fs.constants.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		let htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			let overwrite = !!options?.overwrite;
			let filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = !1) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(os.EOL);
	}
	addCodeBlock(code, lang) {
		let attrs = Object.assign({}, lang && { lang });
		let element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = !1) {
		let tag = ordered ? "ol" : "ul";
		let listItems = items.map((item) => this.wrap("li", item)).join("");
		let element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		let tableBody = rows.map((row) => {
			let cells = row.map((cell) => {
				if (typeof cell == "string") return this.wrap("td", cell);
				let { header, data, colspan, rowspan } = cell;
				let tag = header ? "th" : "td";
				let attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		let element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		let element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		let { width, height } = options || {};
		let attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		let element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		let tag = `h${level}`;
		let allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		let element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		let element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		let element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		let attrs = Object.assign({}, cite && { cite });
		let element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		let element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const summary = new Summary();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode.Success = 0] = "Success";
	ExitCode[ExitCode.Failure = 1] = "Failure";
})(ExitCode ||= {});
function exportVariable(name, val) {
	let convertedVal = toCommandValue(val);
	process.env[name] = convertedVal;
	if (process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
	issueCommand("set-env", { name }, convertedVal);
}
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
	let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === !1) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env.GITHUB_OUTPUT) return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os.EOL);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}
function saveState(name, value) {
	if (process.env.GITHUB_STATE) return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
	return process.env[`STATE_${name}`] || "";
}
// src/runner/actions-runner.ts
const actionsRunner = {
	input: (name) => getInput(name, { trimWhitespace: !1 }),
	output: (name, value) => setOutput(name, value),
	saveState: (key, value) => saveState(key, value),
	savedState: (key) => getState(key),
	exportVariable: (name, value) => exportVariable(name, value),
	line: (text) => info(text),
	openGroup: (title) => startGroup(title),
	closeGroup: () => endGroup(),
	annotate: (kind, { title, message, file, line, column }) => {
		let place = {
			title,
			...file === void 0 ? {} : { file },
			...line === void 0 ? {} : { startLine: line },
			...column === void 0 ? {} : { startColumn: column }
		};
		kind === "error" ? error(message, place) : warning(message, place);
	},
	appendSummary: async (markdown) => {
		await summary.addRaw(markdown, !0).write();
	},
	mask: (secret) => {
		secret !== "" && setSecret(secret);
	}
};
// src/post.ts
finish({
	runner: actionsRunner,
	clock: systemClock,
	job: systemJob(process.env.RUNNER_TEMP ?? (0, node_os.tmpdir)()),
	openCluster: ({ config, server }) => kubernetesCluster(config, server, systemClock)
}).catch(faultOf(actionsRunner)).then((exitCode) => {
	process.exitCode = exitCode;
});

module.exports = __webpack_exports__;
/******/ })()
;