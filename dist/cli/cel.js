require("./index.js");
// node_modules/@bufbuild/cel/dist/esm/error.js
const privateSymbol$8 = Symbol.for("@bufbuild/cel/error");
function celError(value, exprId) {
	if (isCelError(value)) return value;
	typeof exprId == "number" && (exprId = BigInt(exprId));
	if (value instanceof Error) return new _CelError(value.message, value, exprId);
	if (typeof value == "string") return new _CelError(value, void 0, exprId);
	return new _CelError(`${value}`, value, exprId);
}
function celErrorMerge(first, ...rest) {
	return new _CelError(first.message, rest, first.exprId);
}
function isCelError(v) {
	return typeof v == "object" && !!v && privateSymbol$8 in v;
}
var _CelError = class extends Error {
	_cause;
	_exprId;
	[privateSymbol$8] = {};
	constructor(message, _cause, _exprId) {
		super(message);
		this._cause = _cause;
		this._exprId = _exprId;
	}
	get exprId() {
		return this._exprId;
	}
	get cause() {
		return this._cause;
	}
};
// node_modules/@bufbuild/protobuf/dist/esm/reflect/error.js
const errorNames = [
	"FieldValueInvalidError",
	"FieldListRangeError",
	"ForeignFieldError"
];
var FieldError = class extends Error {
	constructor(fieldOrOneof, message, name = "FieldValueInvalidError") {
		super(message);
		this.name = name;
		this.field = () => fieldOrOneof;
	}
};
function isFieldError(arg) {
	return arg instanceof Error && errorNames.includes(arg.name) && "field" in arg && typeof arg.field == "function";
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/names.js
function protoCamelCase(snakeCase) {
	let capNext = !1;
	let b = [];
	for (let i = 0; i < snakeCase.length; i++) {
		let c = snakeCase.charAt(i);
		switch (c) {
			case "_":
				capNext = !0;
				break;
			case "0":
			case "1":
			case "2":
			case "3":
			case "4":
			case "5":
			case "6":
			case "7":
			case "8":
			case "9":
				b.push(c);
				capNext = !1;
				break;
			default:
				if (capNext) {
					capNext = !1;
					c = c.toUpperCase();
				}
				b.push(c);
		}
	}
	return b.join("");
}
function protoSnakeCase(lowerCamelCase) {
	return lowerCamelCase.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());
}
const reservedObjectProperties = new Set([
	"constructor",
	"toString",
	"toJSON",
	"valueOf"
]);
function safeObjectProperty(name) {
	return reservedObjectProperties.has(name) ? name + "$" : name;
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/nested-types.js
function* nestedTypes(desc) {
	switch (desc.kind) {
		case "file":
			for (let message of desc.messages) {
				yield message;
				yield* nestedTypes(message);
			}
			yield* desc.enums;
			yield* desc.services;
			yield* desc.extensions;
			break;
		case "message":
			for (let message of desc.nestedMessages) {
				yield message;
				yield* nestedTypes(message);
			}
			yield* desc.nestedEnums;
			yield* desc.nestedExtensions;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/descriptors.js
var ScalarType;
(function(ScalarType) {
	ScalarType[ScalarType.DOUBLE = 1] = "DOUBLE";
	ScalarType[ScalarType.FLOAT = 2] = "FLOAT";
	ScalarType[ScalarType.INT64 = 3] = "INT64";
	ScalarType[ScalarType.UINT64 = 4] = "UINT64";
	ScalarType[ScalarType.INT32 = 5] = "INT32";
	ScalarType[ScalarType.FIXED64 = 6] = "FIXED64";
	ScalarType[ScalarType.FIXED32 = 7] = "FIXED32";
	ScalarType[ScalarType.BOOL = 8] = "BOOL";
	ScalarType[ScalarType.STRING = 9] = "STRING";
	ScalarType[ScalarType.BYTES = 12] = "BYTES";
	ScalarType[ScalarType.UINT32 = 13] = "UINT32";
	ScalarType[ScalarType.SFIXED32 = 15] = "SFIXED32";
	ScalarType[ScalarType.SFIXED64 = 16] = "SFIXED64";
	ScalarType[ScalarType.SINT32 = 17] = "SINT32";
	ScalarType[ScalarType.SINT64 = 18] = "SINT64";
})(ScalarType ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/is-message.js
function isMessage(arg, schema) {
	if (!(typeof arg == "object" && arg && "$typeName" in arg && typeof arg.$typeName == "string")) return !1;
	if (schema === void 0) return !0;
	return schema.typeName === arg.$typeName;
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
function varint64read() {
	let buf = this.buf;
	let pos = this.pos;
	let lo = 0;
	let hi = 0;
	for (let shift = 0; shift < 28; shift += 7) {
		let b = buf[pos++];
		lo |= (b & 127) << shift;
		if (!(b & 128)) {
			this.pos = pos;
			this.assertBounds();
			this.varint64Lo = lo;
			this.varint64Hi = hi;
			return;
		}
	}
	let middleByte = buf[pos++];
	lo |= (middleByte & 15) << 28;
	hi = (middleByte & 112) >> 4;
	if (!(middleByte & 128)) {
		this.pos = pos;
		this.assertBounds();
		this.varint64Lo = lo;
		this.varint64Hi = hi;
		return;
	}
	for (let shift = 3; shift <= 31; shift += 7) {
		let b = buf[pos++];
		hi |= (b & 127) << shift;
		if (!(b & 128)) {
			this.pos = pos;
			this.assertBounds();
			this.varint64Lo = lo;
			this.varint64Hi = hi;
			return;
		}
	}
	throw Error("invalid varint");
}
const TWO_PWR_32_DBL = 4294967296;
function int64FromString(dec) {
	let minus = dec[0] === "-";
	minus && (dec = dec.slice(1));
	let base = 1e6;
	let lowBits = 0;
	let highBits = 0;
	function add1e6digit(begin, end) {
		let digit1e6 = Number(dec.slice(begin, end));
		highBits *= base;
		lowBits = lowBits * base + digit1e6;
		if (lowBits >= TWO_PWR_32_DBL) {
			highBits += lowBits / TWO_PWR_32_DBL | 0;
			lowBits %= TWO_PWR_32_DBL;
		}
	}
	add1e6digit(-24, -18);
	add1e6digit(-18, -12);
	add1e6digit(-12, -6);
	add1e6digit(-6);
	return minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
}
function int64ToString(lo, hi) {
	let bits = newBits(lo, hi);
	let negative = bits.hi & 0x80000000;
	negative && (bits = negate(bits.lo, bits.hi));
	let result = uInt64ToString(bits.lo, bits.hi);
	return negative ? "-" + result : result;
}
function uInt64ToString(lo, hi) {
	({lo, hi} = toUnsigned(lo, hi));
	if (hi <= 2097151) return String(TWO_PWR_32_DBL * hi + lo);
	let low = lo & 0xffffff;
	let mid = (lo >>> 24 | hi << 8) & 0xffffff;
	let high = hi >> 16 & 65535;
	let digitA = low + mid * 6777216 + high * 6710656;
	let digitB = mid + high * 8147497;
	let digitC = high * 2;
	let base = 1e7;
	if (digitA >= base) {
		digitB += Math.floor(digitA / base);
		digitA %= base;
	}
	if (digitB >= base) {
		digitC += Math.floor(digitB / base);
		digitB %= base;
	}
	return digitC.toString() + decimalFrom1e7WithLeadingZeros(digitB) + decimalFrom1e7WithLeadingZeros(digitA);
}
function toUnsigned(lo, hi) {
	return {
		lo: lo >>> 0,
		hi: hi >>> 0
	};
}
function newBits(lo, hi) {
	return {
		lo: lo | 0,
		hi: hi | 0
	};
}
function negate(lowBits, highBits) {
	highBits = ~highBits;
	lowBits ? lowBits = ~lowBits + 1 : highBits += 1;
	return newBits(lowBits, highBits);
}
const decimalFrom1e7WithLeadingZeros = (digit1e7) => {
	let partial = String(digit1e7);
	return "0000000".slice(partial.length) + partial;
};
function varint32write(value, bytes) {
	if (value >>> 0 < 128) {
		bytes.push(value);
		return;
	}
	if (value >= 0) {
		for (; value > 127;) {
			bytes.push(value & 127 | 128);
			value >>>= 7;
		}
		bytes.push(value);
	} else {
		for (let i = 0; i < 9; i++) {
			bytes.push(value & 127 | 128);
			value >>= 7;
		}
		bytes.push(1);
	}
}
function varint32read() {
	let b = this.buf[this.pos++];
	if (!(b & 128)) {
		this.assertBounds();
		return b;
	}
	let result = b & 127;
	b = this.buf[this.pos++];
	result |= (b & 127) << 7;
	if (!(b & 128)) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 14;
	if (!(b & 128)) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 21;
	if (!(b & 128)) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 15) << 28;
	for (let readBytes = 5; b & 128 && readBytes < 10; readBytes++) b = this.buf[this.pos++];
	if (b & 128) throw Error("invalid varint");
	this.assertBounds();
	return result >>> 0;
}
// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
const protoInt64 = makeInt64Support();
function makeInt64Support() {
	let dv = new DataView(new ArrayBuffer(8));
	if (typeof BigInt == "function" && typeof dv.getBigInt64 == "function" && typeof dv.getBigUint64 == "function" && typeof dv.setBigInt64 == "function" && typeof dv.setBigUint64 == "function" && (globalThis.Deno || globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1")) {
		let MIN = BigInt("-9223372036854775808");
		let MAX = BigInt("9223372036854775807");
		let UMIN = BigInt("0");
		let UMAX = BigInt("18446744073709551615");
		return {
			zero: BigInt(0),
			supported: !0,
			parse(value) {
				let bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > MAX || bi < MIN) throw Error(`invalid int64: ${value}`);
				return bi;
			},
			uParse(value) {
				let bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > UMAX || bi < UMIN) throw Error(`invalid uint64: ${value}`);
				return bi;
			},
			enc(value) {
				dv.setBigInt64(0, this.parse(value), !0);
				return {
					lo: dv.getInt32(0, !0),
					hi: dv.getInt32(4, !0)
				};
			},
			uEnc(value) {
				dv.setBigInt64(0, this.uParse(value), !0);
				return {
					lo: dv.getInt32(0, !0),
					hi: dv.getInt32(4, !0)
				};
			},
			dec(lo, hi) {
				dv.setInt32(0, lo, !0);
				dv.setInt32(4, hi, !0);
				return dv.getBigInt64(0, !0);
			},
			uDec(lo, hi) {
				dv.setInt32(0, lo, !0);
				dv.setInt32(4, hi, !0);
				return dv.getBigUint64(0, !0);
			}
		};
	}
	return {
		zero: "0",
		supported: !1,
		parse(value) {
			typeof value != "string" && (value = value.toString());
			assertInt64String(value);
			return value;
		},
		uParse(value) {
			typeof value != "string" && (value = value.toString());
			assertUInt64String(value);
			return value;
		},
		enc(value) {
			typeof value != "string" && (value = value.toString());
			assertInt64String(value);
			return int64FromString(value);
		},
		uEnc(value) {
			typeof value != "string" && (value = value.toString());
			assertUInt64String(value);
			return int64FromString(value);
		},
		dec(lo, hi) {
			return int64ToString(lo, hi);
		},
		uDec(lo, hi) {
			return uInt64ToString(lo, hi);
		}
	};
}
function assertInt64String(value) {
	if (!/^-?[0-9]+$/.test(value)) throw Error("invalid int64: " + value);
}
function assertUInt64String(value) {
	if (!/^[0-9]+$/.test(value)) throw Error("invalid uint64: " + value);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/scalar.js
function scalarEquals(type, a, b) {
	if (a === b) return !0;
	if (type == ScalarType.BYTES) {
		if (!(a instanceof Uint8Array) || !(b instanceof Uint8Array)) return !1;
		if (a.length !== b.length) return !1;
		for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return !1;
		return !0;
	}
	switch (type) {
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return a == b;
	}
	return !1;
}
function scalarZeroValue(type, longAsString) {
	switch (type) {
		case ScalarType.STRING: return "";
		case ScalarType.BOOL: return !1;
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return 0;
		case ScalarType.INT64:
		case ScalarType.UINT64:
		case ScalarType.SFIXED64:
		case ScalarType.FIXED64:
		case ScalarType.SINT64: return longAsString ? "0" : protoInt64.zero;
		case ScalarType.BYTES: return new Uint8Array();
		default: return 0;
	}
}
function isScalarZeroValue(type, value) {
	switch (type) {
		case ScalarType.BOOL: return value === !1;
		case ScalarType.STRING: return value === "";
		case ScalarType.BYTES: return value instanceof Uint8Array && !value.byteLength;
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return Object.is(value, 0);
		default: return value == 0;
	}
}
const unsafeLocal = Symbol.for("reflect unsafe local");
function unsafeOneofCase(target, oneof) {
	let c = target[oneof.localName].case;
	if (c === void 0) return c;
	return oneof.fields.find((f) => f.localName === c);
}
function unsafeIsSet(target, field) {
	let name = field.localName;
	if (field.oneof) return target[field.oneof.localName].case === name;
	if (field.presence != 2) return target[name] !== void 0 && Object.prototype.hasOwnProperty.call(target, name);
	switch (field.fieldKind) {
		case "list": return target[name].length > 0;
		case "map": return Object.keys(target[name]).length > 0;
		case "scalar": return !isScalarZeroValue(field.scalar, target[name]);
		case "enum": return target[name] !== field.enum.values[0].number;
	}
	throw Error("message field with implicit presence");
}
function unsafeIsSetExplicit(target, localName) {
	return Object.prototype.hasOwnProperty.call(target, localName) && target[localName] !== void 0;
}
function unsafeGet(target, field) {
	if (field.oneof) {
		let oneof = target[field.oneof.localName];
		if (oneof.case === field.localName) return oneof.value;
		return;
	}
	return target[field.localName];
}
function unsafeSet(target, field, value) {
	field.oneof ? target[field.oneof.localName] = {
		case: field.localName,
		value
	} : target[field.localName] = value;
}
function setOwn(obj, key, value) {
	key === "__proto__" ? Object.defineProperty(obj, "__proto__", {
		value,
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : obj[key] = value;
}
function getOwn(obj, key) {
	return Object.prototype.hasOwnProperty.call(obj, key) ? obj[key] : void 0;
}
function unsafeClear(target, field) {
	let name = field.localName;
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		target[oneofLocalName].case === name && (target[oneofLocalName] = { case: void 0 });
	} else if (field.presence != 2) delete target[name];
	else switch (field.fieldKind) {
		case "map":
			target[name] = {};
			break;
		case "list":
			target[name] = [];
			break;
		case "enum":
			target[name] = field.enum.values[0].number;
			break;
		case "scalar": target[name] = scalarZeroValue(field.scalar, field.longAsString);
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/guard.js
function isObject(arg) {
	return typeof arg == "object" && !!arg && !Array.isArray(arg);
}
function isReflectList(arg, field) {
	if (isObject(arg) && unsafeLocal in arg && "add" in arg && "field" in arg && typeof arg.field == "function") {
		if (field !== void 0) {
			let a = field;
			let b = arg.field();
			return a.listKind == b.listKind && a.scalar === b.scalar && a.message?.typeName === b.message?.typeName && a.enum?.typeName === b.enum?.typeName;
		}
		return !0;
	}
	return !1;
}
function isReflectMap(arg, field) {
	if (isObject(arg) && unsafeLocal in arg && "has" in arg && "field" in arg && typeof arg.field == "function") {
		if (field !== void 0) {
			let a = field, b = arg.field();
			return a.mapKey === b.mapKey && a.mapKind == b.mapKind && a.scalar === b.scalar && a.message?.typeName === b.message?.typeName && a.enum?.typeName === b.enum?.typeName;
		}
		return !0;
	}
	return !1;
}
function isReflectMessage(arg, messageDesc) {
	return isObject(arg) && unsafeLocal in arg && "desc" in arg && isObject(arg.desc) && arg.desc.kind === "message" && (messageDesc === void 0 || arg.desc.typeName == messageDesc.typeName);
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
let te;
function configureTextEncoding(textEncoding) {
	te = Object.assign(Object.assign({}, textEncoding), { encodeUtf8Into: textEncoding.encodeUtf8Into ?? emulateEncodeInto(textEncoding.encodeUtf8.bind(textEncoding)) });
}
function getTextEncoding() {
	if (!te) {
		let globals = globalThis;
		if (!globals.TextEncoder || !globals.TextDecoder) throw Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
		let textEncoder = new globals.TextEncoder();
		let textDecoder = new globals.TextDecoder("utf-8", { ignoreBOM: !0 });
		let textDecoderStrict;
		let config = {
			encodeUtf8(text) {
				return textEncoder.encode(text);
			},
			decodeUtf8(bytes, strict) {
				if (strict) {
					textDecoderStrict ||= new globals.TextDecoder("utf-8", {
						fatal: !0,
						ignoreBOM: !0
					});
					return textDecoderStrict.decode(bytes);
				}
				return textDecoder.decode(bytes);
			},
			checkUtf8(text) {
				try {
					encodeURIComponent(text);
					return !0;
				} catch {
					return !1;
				}
			}
		};
		textEncoder.encodeInto && (config.encodeUtf8Into = textEncoder.encodeInto.bind(textEncoder));
		let nativeStringIsWellFormed = String.prototype.isWellFormed;
		nativeStringIsWellFormed && (config.checkUtf8 = (text) => nativeStringIsWellFormed.call(text));
		configureTextEncoding(config);
	}
	return te;
}
function emulateEncodeInto(encodeUtf8) {
	return (text, dest) => {
		let bytes = encodeUtf8(text);
		dest.set(bytes);
		return { written: bytes.byteLength };
	};
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var WireType;
(function(WireType) {
	WireType[WireType.Varint = 0] = "Varint";
	WireType[WireType.Bit64 = 1] = "Bit64";
	WireType[WireType.LengthDelimited = 2] = "LengthDelimited";
	WireType[WireType.StartGroup = 3] = "StartGroup";
	WireType[WireType.EndGroup = 4] = "EndGroup";
	WireType[WireType.Bit32 = 5] = "Bit32";
})(WireType ||= {});
var BinaryWriter = class {
	constructor(encodeUtf8) {
		this.stackPos = [];
		this.encodeUtf8Into = encodeUtf8 ? emulateEncodeInto(encodeUtf8) : getTextEncoding().encodeUtf8Into;
		this.buffer = EMPTY_BUFFER;
		this.viewCache = EMPTY_VIEW;
		this.pos = 0;
	}
	ensureCapacity(size) {
		let required = this.pos + size;
		if (required > this.buffer.length) {
			let newLen = this.buffer.length || INITIAL_SIZE;
			for (; newLen < required;) newLen *= 2;
			let newBuf = new Uint8Array(newLen);
			this.pos > 0 && newBuf.set(this.buffer);
			this.buffer = newBuf;
		}
	}
	view() {
		let bytes = this.buffer;
		let view = this.viewCache;
		if (view.byteLength === bytes.byteLength) return view;
		let newView = new DataView(bytes.buffer);
		this.viewCache = newView;
		return newView;
	}
	finish() {
		let result = this.buffer.slice(0, this.pos);
		this.pos = 0;
		this.stackPos = [];
		return result;
	}
	fork() {
		this.stackPos.push(this.pos);
		this.ensureCapacity(DEFAULT_LEN_PREFIX_SIZE);
		this.buffer[this.pos++] = 0;
		return this;
	}
	join() {
		let forkPos = this.stackPos.pop();
		if (forkPos === void 0) throw Error("invalid state, fork stack empty");
		let len = this.pos - forkPos - DEFAULT_LEN_PREFIX_SIZE;
		let lenPrefixSize = varint32Size(len);
		if (lenPrefixSize > DEFAULT_LEN_PREFIX_SIZE) {
			this.ensureCapacity(lenPrefixSize - DEFAULT_LEN_PREFIX_SIZE);
			this.buffer.copyWithin(forkPos + lenPrefixSize, forkPos + DEFAULT_LEN_PREFIX_SIZE, this.pos);
		}
		this.pos = forkPos;
		this.uint32(len);
		this.pos += len;
		return this;
	}
	tag(fieldNo, type) {
		return this.uint32((fieldNo << 3 | type) >>> 0);
	}
	raw(chunk) {
		this.ensureCapacity(chunk.length);
		this.buffer.set(chunk, this.pos);
		this.pos += chunk.length;
		return this;
	}
	uint32(value) {
		assertUInt32(value);
		this.ensureCapacity(5);
		if (value < 128) {
			this.buffer[this.pos++] = value;
			return this;
		}
		for (; value > 127;) {
			this.buffer[this.pos++] = value & 127 | 128;
			value >>>= 7;
		}
		this.buffer[this.pos++] = value;
		return this;
	}
	int32(value) {
		assertInt32(value);
		if (value >= 0) return this.uint32(value);
		this.ensureCapacity(10);
		for (let i = 0; i < 9; i++) {
			this.buffer[this.pos++] = value & 127 | 128;
			value >>= 7;
		}
		this.buffer[this.pos++] = 1;
		return this;
	}
	bool(value) {
		this.ensureCapacity(1);
		this.buffer[this.pos++] = +!!value;
		return this;
	}
	bytes(value) {
		this.uint32(value.byteLength);
		return this.raw(value);
	}
	string(value) {
		typeof value != "string" && (value = String(value));
		let len = value.length;
		if (len <= ASCII_MAX_LENGTH) {
			this.ensureCapacity(len + 1);
			let ascii = this.buffer;
			let pos = this.pos;
			ascii[pos++] = len;
			let i = 0;
			for (; i < len; i++) {
				let code = value.charCodeAt(i);
				if (code > 127) break;
				ascii[pos++] = code;
			}
			if (i == len) {
				this.pos = pos;
				return this;
			}
		}
		this.ensureCapacity(len * 3 + 5);
		let lenPrefixSizeGuess = varint32Size(len);
		let buf = this.buffer;
		let start = this.pos;
		let { written } = this.encodeUtf8Into(value, buf.subarray(start + lenPrefixSizeGuess));
		let lenPrefixSize = varint32Size(written);
		lenPrefixSize != lenPrefixSizeGuess && buf.copyWithin(start + lenPrefixSize, start + lenPrefixSizeGuess, start + lenPrefixSizeGuess + written);
		this.uint32(written);
		this.pos += written;
		return this;
	}
	float(value) {
		assertFloat32(value);
		this.ensureCapacity(4);
		this.view().setFloat32(this.pos, value, !0);
		this.pos += 4;
		return this;
	}
	double(value) {
		this.ensureCapacity(8);
		this.view().setFloat64(this.pos, value, !0);
		this.pos += 8;
		return this;
	}
	fixed32(value) {
		assertUInt32(value);
		this.ensureCapacity(4);
		this.view().setUint32(this.pos, value, !0);
		this.pos += 4;
		return this;
	}
	sfixed32(value) {
		assertInt32(value);
		this.ensureCapacity(4);
		this.view().setInt32(this.pos, value, !0);
		this.pos += 4;
		return this;
	}
	sint32(value) {
		assertInt32(value);
		return this.uint32((value << 1 ^ value >> 31) >>> 0);
	}
	sfixed64(value) {
		let tc = protoInt64.enc(value);
		this.ensureCapacity(8);
		let view = this.view();
		view.setInt32(this.pos, tc.lo, !0);
		view.setInt32(this.pos + 4, tc.hi, !0);
		this.pos += 8;
		return this;
	}
	fixed64(value) {
		let tc = protoInt64.uEnc(value);
		this.ensureCapacity(8);
		let view = this.view();
		view.setInt32(this.pos, tc.lo, !0);
		view.setInt32(this.pos + 4, tc.hi, !0);
		this.pos += 8;
		return this;
	}
	int64(value) {
		let tc = protoInt64.enc(value);
		return this.writeVarint64(tc.lo, tc.hi);
	}
	sint64(value) {
		let tc = protoInt64.enc(value), sign = tc.hi >> 31, lo = tc.lo << 1 ^ sign, hi = (tc.hi << 1 | tc.lo >>> 31) ^ sign;
		return this.writeVarint64(lo, hi);
	}
	uint64(value) {
		let tc = protoInt64.uEnc(value);
		return this.writeVarint64(tc.lo, tc.hi);
	}
	writeVarint64(lo, hi) {
		this.ensureCapacity(10);
		let buf = this.buffer;
		let pos = this.pos;
		for (let i = 0; i < 28; i += 7) {
			let shift = lo >>> i;
			let hasNext = !(!(shift >>> 7) && hi == 0);
			buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
			if (!hasNext) {
				this.pos = pos;
				return this;
			}
		}
		let splitBits = lo >>> 28 & 15 | (hi & 7) << 4;
		let hasMoreBits = !!(hi >> 3);
		buf[pos++] = (hasMoreBits ? splitBits | 128 : splitBits) & 255;
		if (!hasMoreBits) {
			this.pos = pos;
			return this;
		}
		for (let i = 3; i < 31; i += 7) {
			let shift = hi >>> i;
			let hasNext = !!(shift >>> 7);
			buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
			if (!hasNext) {
				this.pos = pos;
				return this;
			}
		}
		buf[pos++] = hi >>> 31 & 1;
		this.pos = pos;
		return this;
	}
};
const INITIAL_SIZE = 128;
const DEFAULT_LEN_PREFIX_SIZE = 1;
const EMPTY_BUFFER = new Uint8Array();
const EMPTY_VIEW = new DataView(EMPTY_BUFFER.buffer);
const ASCII_MAX_LENGTH = 32;
function varint32Size(value) {
	if (value < 128) return 1;
	if (value < 16384) return 2;
	if (value < 2097152) return 3;
	if (value < 268435456) return 4;
	return 5;
}
var BinaryReader = class {
	constructor(buf, decodeUtf8 = getTextEncoding().decodeUtf8) {
		this.decodeUtf8 = decodeUtf8;
		this.varint64Lo = 0;
		this.varint64Hi = 0;
		this.varint64 = varint64read;
		this.uint32 = varint32read;
		this.buf = buf;
		this.len = buf.length;
		this.pos = 0;
		this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
	}
	tag() {
		let start = this.pos;
		let tag = this.uint32();
		let bytesRead = this.pos - start;
		if (bytesRead > 5 || bytesRead == 5 && this.buf[this.pos - 1] > 15) throw Error("illegal tag: varint overflows uint32");
		let fieldNo = tag >>> 3;
		let wireType = tag & 7;
		if (fieldNo <= 0 || wireType > 5) throw Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
		return [fieldNo, wireType];
	}
	skip(wireType, fieldNo, recursionLimit = 100) {
		let start = this.pos;
		switch (wireType) {
			case WireType.Varint:
				for (; this.buf[this.pos++] & 128;);
				break;
			case WireType.Bit64: this.pos += 4;
			case WireType.Bit32:
				this.pos += 4;
				break;
			case WireType.LengthDelimited:
				let len = this.uint32();
				this.pos += len;
				break;
			case WireType.StartGroup:
				if (recursionLimit <= 0) throw Error("maximum recursion depth reached");
				for (;;) {
					let [fn, wt] = this.tag();
					if (wt === WireType.EndGroup) {
						if (fieldNo !== void 0 && fn !== fieldNo) throw Error("invalid end group tag");
						break;
					}
					this.skip(wt, fn, recursionLimit - 1);
				}
				break;
			default: throw Error("cant skip wire type " + wireType);
		}
		this.assertBounds();
		return this.buf.subarray(start, this.pos);
	}
	assertBounds() {
		if (this.pos > this.len) throw RangeError("premature EOF");
	}
	int32() {
		return this.uint32() | 0;
	}
	sint32() {
		let zze = this.uint32();
		return zze >>> 1 ^ -(zze & 1);
	}
	int64() {
		this.varint64();
		return protoInt64.dec(this.varint64Lo, this.varint64Hi);
	}
	uint64() {
		this.varint64();
		return protoInt64.uDec(this.varint64Lo, this.varint64Hi);
	}
	sint64() {
		this.varint64();
		let lo = this.varint64Lo;
		let hi = this.varint64Hi;
		let s = -(lo & 1);
		lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
		hi = hi >>> 1 ^ s;
		return protoInt64.dec(lo, hi);
	}
	bool() {
		let b = this.buf[this.pos];
		if (b < 128) {
			this.pos++;
			return b !== 0;
		}
		this.varint64();
		return this.varint64Lo !== 0 || this.varint64Hi !== 0;
	}
	fixed32() {
		return this.view.getUint32((this.pos += 4) - 4, !0);
	}
	sfixed32() {
		return this.view.getInt32((this.pos += 4) - 4, !0);
	}
	fixed64() {
		return protoInt64.uDec(this.sfixed32(), this.sfixed32());
	}
	sfixed64() {
		return protoInt64.dec(this.sfixed32(), this.sfixed32());
	}
	float() {
		return this.view.getFloat32((this.pos += 4) - 4, !0);
	}
	double() {
		return this.view.getFloat64((this.pos += 8) - 8, !0);
	}
	bytes() {
		let len = this.uint32(), start = this.pos;
		this.pos += len;
		this.assertBounds();
		return this.buf.subarray(start, start + len);
	}
	string(strict) {
		let len = this.uint32();
		let start = this.pos;
		this.pos += len;
		this.assertBounds();
		let buf = this.buf;
		if (len <= 32) {
			let codes = Array(len);
			for (let i = 0; i < len; i++) {
				let byte = buf[start + i];
				if (byte > 127) return this.decodeUtf8(buf.subarray(start, this.pos), strict);
				codes[i] = byte;
			}
			return String.fromCharCode.apply(String, codes);
		}
		return this.decodeUtf8(buf.subarray(start, this.pos), strict);
	}
};
function assertInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw Error("invalid int32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 0x7fffffff || arg < -0x80000000) throw Error("invalid int32: " + arg);
}
function assertUInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw Error("invalid uint32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 0xffffffff || arg < 0) throw Error("invalid uint32: " + arg);
}
function assertFloat32(arg) {
	if (typeof arg == "string") {
		let o = arg;
		arg = Number(arg);
		if (Number.isNaN(arg) && o !== "NaN") throw Error("invalid float32: " + o);
	} else if (typeof arg != "number") throw Error("invalid float32: " + typeof arg);
	if (!Number.isFinite(Math.fround(arg)) && Number.isFinite(arg)) throw Error("invalid float32: " + arg);
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect-check.js
function checkField(field, value) {
	let check = field.fieldKind == "list" ? isReflectList(value, field) : field.fieldKind == "map" ? isReflectMap(value, field) : checkSingular(field, value);
	if (check === !0) return;
	let reason;
	switch (field.fieldKind) {
		case "list":
			reason = `expected ${formatReflectList(field)}, got ${formatVal(value)}`;
			break;
		case "map":
			reason = `expected ${formatReflectMap(field)}, got ${formatVal(value)}`;
			break;
		default: reason = reasonSingular(field, value, check);
	}
	return new FieldError(field, reason);
}
function checkListItem(field, index, value) {
	let check = checkSingular(field, value);
	if (check !== !0) return new FieldError(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
}
function checkMapEntry(field, key, value) {
	let checkKey = checkScalarValue(field.mapKey)(key);
	if (checkKey !== !0) return new FieldError(field, `invalid map key: ${reasonSingular({ scalar: field.mapKey }, key, checkKey)}`);
	let checkVal = checkSingular(field, value);
	if (checkVal !== !0) return new FieldError(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, checkVal)}`);
}
function checkSingular(field, value) {
	if (field.scalar !== void 0) return checkScalarValue(field.scalar)(value);
	if (field.enum !== void 0) {
		if (field.enum.open) return checkScalarValue(ScalarType.INT32)(value);
		return field.enum.values.some((v) => v.number === value);
	}
	return isReflectMessage(value, field.message);
}
function checkScalarValue(scalar) {
	switch (scalar) {
		case ScalarType.DOUBLE: return (value) => typeof value == "number";
		case ScalarType.FLOAT: return (value) => {
			if (typeof value != "number") return !1;
			if (!Number.isFinite(Math.fround(value)) && Number.isFinite(value)) return `${value.toFixed()} out of range`;
			return !0;
		};
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return (value) => {
			if (typeof value != "number" || !Number.isInteger(value)) return !1;
			if (value > 0x7fffffff || value < -0x80000000) return `${value.toFixed()} out of range`;
			return !0;
		};
		case ScalarType.FIXED32:
		case ScalarType.UINT32: return (value) => {
			if (typeof value != "number" || !Number.isInteger(value)) return !1;
			if (value > 0xffffffff || value < 0) return `${value.toFixed()} out of range`;
			return !0;
		};
		case ScalarType.BOOL: return (value) => typeof value == "boolean";
		case ScalarType.STRING: return (value) => {
			if (typeof value != "string") return !1;
			return getTextEncoding().checkUtf8(value) || "invalid UTF8";
		};
		case ScalarType.BYTES: return (value) => value instanceof Uint8Array;
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return (value) => {
			if (typeof value == "bigint" || typeof value == "number" || typeof value == "string" && value.length > 0) try {
				protoInt64.parse(value);
				return !0;
			} catch {
				return `${value} out of range`;
			}
			return !1;
		};
		case ScalarType.FIXED64:
		case ScalarType.UINT64: return (value) => {
			if (typeof value == "bigint" || typeof value == "number" || typeof value == "string" && value.length > 0) try {
				protoInt64.uParse(value);
				return !0;
			} catch {
				return `${value} out of range`;
			}
			return !1;
		};
	}
}
function reasonSingular(field, val, details) {
	details = typeof details == "string" ? `: ${details}` : `, got ${formatVal(val)}`;
	if (field.scalar !== void 0) return `expected ${scalarTypeDescription(field.scalar)}` + details;
	if (field.enum !== void 0) return `expected ${field.enum.toString()}` + details;
	return `expected ${formatReflectMessage(field.message)}` + details;
}
function formatVal(val) {
	switch (typeof val) {
		case "object":
			if (val === null) return "null";
			if (val instanceof Uint8Array) return `Uint8Array(${val.length})`;
			if (Array.isArray(val)) return `Array(${val.length})`;
			if (isReflectList(val)) return formatReflectList(val.field());
			if (isReflectMap(val)) return formatReflectMap(val.field());
			if (isReflectMessage(val)) return formatReflectMessage(val.desc);
			if (isMessage(val)) return `message ${val.$typeName}`;
			return "object";
		case "string": return val.length > 30 ? "string" : `"${val.split("\"").join("\\\"")}"`;
		case "boolean":
		case "number": return String(val);
		case "bigint": return String(val) + "n";
		default: return typeof val;
	}
}
function formatReflectMessage(desc) {
	return `ReflectMessage (${desc.typeName})`;
}
function formatReflectList(field) {
	switch (field.listKind) {
		case "message": return `ReflectList (${field.message.toString()})`;
		case "enum": return `ReflectList (${field.enum.toString()})`;
		case "scalar": return `ReflectList (${ScalarType[field.scalar]})`;
	}
}
function formatReflectMap(field) {
	switch (field.mapKind) {
		case "message": return `ReflectMap (${ScalarType[field.mapKey]}, ${field.message.toString()})`;
		case "enum": return `ReflectMap (${ScalarType[field.mapKey]}, ${field.enum.toString()})`;
		case "scalar": return `ReflectMap (${ScalarType[field.mapKey]}, ${ScalarType[field.scalar]})`;
	}
}
function scalarTypeDescription(scalar) {
	switch (scalar) {
		case ScalarType.STRING: return "string";
		case ScalarType.BOOL: return "boolean";
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64: return "bigint (int64)";
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return "bigint (uint64)";
		case ScalarType.BYTES: return "Uint8Array";
		case ScalarType.DOUBLE: return "number (float64)";
		case ScalarType.FLOAT: return "number (float32)";
		case ScalarType.FIXED32:
		case ScalarType.UINT32: return "number (uint32)";
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return "number (int32)";
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/wrappers.js
function isWrapper(arg) {
	return isWrapperTypeName(arg.$typeName);
}
function isWrapperDesc(messageDesc) {
	let f = messageDesc.fields[0];
	return isWrapperTypeName(messageDesc.typeName) && f !== void 0 && f.fieldKind == "scalar" && f.name == "value" && f.number == 1;
}
function hasCustomJsonRepresentation(desc) {
	switch (desc.typeName) {
		case "google.protobuf.Any":
		case "google.protobuf.Timestamp":
		case "google.protobuf.Duration":
		case "google.protobuf.FieldMask":
		case "google.protobuf.Struct":
		case "google.protobuf.Value":
		case "google.protobuf.ListValue": return !0;
		default: return isWrapperDesc(desc);
	}
}
const wrapperTypeNames = new Set([
	"google.protobuf.DoubleValue",
	"google.protobuf.FloatValue",
	"google.protobuf.Int64Value",
	"google.protobuf.UInt64Value",
	"google.protobuf.Int32Value",
	"google.protobuf.UInt32Value",
	"google.protobuf.BoolValue",
	"google.protobuf.StringValue",
	"google.protobuf.BytesValue"
]);
function isWrapperTypeName(name) {
	return wrapperTypeNames.has(name);
}
function create(schema, init) {
	if (isMessage(init, schema)) return init;
	return compiledCreate(schema)(init);
}
const compiledCreates = new WeakMap();
function compiledCreate(desc) {
	let compiled = compiledCreates.get(desc);
	if (compiled === void 0) {
		compiled = compileCreate(desc);
		compiledCreates.set(desc, compiled);
	}
	return compiled;
}
function compileCreate(desc) {
	let typeName = desc.typeName;
	let { properties, prototype } = compileInitMessage(desc);
	return (init) => {
		let message;
		if (prototype !== void 0) {
			message = Object.create(prototype);
			message.$typeName = typeName;
		} else message = { $typeName: typeName };
		for (let i = 0; i < properties.length; i++) {
			let property = properties[i];
			let name = property.name;
			let initValue = init?.[name];
			switch (property.kind) {
				case 0:
					initValue == null ? property.constant !== void 0 && (message[name] = property.constant) : message[name] = property.convert === void 0 ? initValue : property.convert(initValue);
					break;
				case 1:
					message[name] = property.convert !== void 0 && Array.isArray(initValue) ? initValue.map(property.convert) : initValue ?? [];
					break;
				case 2:
					if (property.convert === void 0 || !isObject(initValue)) message[name] = initValue ?? {};
					else {
						let converted = {};
						let keys = Object.keys(initValue);
						for (let k = 0; k < keys.length; k++) setOwn(converted, keys[k], property.convert(initValue[keys[k]]));
						message[name] = converted;
					}
					break;
				case 3: {
					let oneofValue = initValue;
					if (oneofValue?.case != null) {
						let convert = property.convert.get(oneofValue.case);
						if (convert !== void 0) {
							message[name] = {
								case: oneofValue.case,
								value: convert(oneofValue.value)
							};
							break;
						}
					}
					message[name] = { case: void 0 };
					break;
				}
			}
		}
		return message;
	};
}
function compileInitMessage(desc) {
	let properties = [];
	let prototype = {};
	let usePrototype = needsPrototypeChain(desc);
	for (let member of desc.members) {
		let name = member.localName;
		if (member.kind == "oneof") {
			properties.push({
				name,
				kind: 3,
				constant: void 0,
				convert: compileConvertOneof(member)
			});
			continue;
		}
		switch (member.fieldKind) {
			case "message":
				properties.push({
					name,
					kind: 0,
					constant: void 0,
					convert: compileConvertMessage(member)
				});
				break;
			case "list":
				properties.push({
					name,
					kind: 1,
					constant: void 0,
					convert: member.listKind == "message" ? compileConvertMessage(member) ?? ((value) => value) : member.scalar == ScalarType.BYTES ? toU8Arr : void 0
				});
				break;
			case "map":
				properties.push({
					name,
					kind: 2,
					constant: void 0,
					convert: member.mapKind == "message" ? compileConvertMessage(member) ?? ((value) => value) : member.scalar == ScalarType.BYTES ? toU8Arr : void 0
				});
				break;
			default: {
				let zeroValue = createZeroValue(member);
				properties.push({
					name,
					kind: 0,
					constant: member.presence == 2 ? zeroValue : void 0,
					convert: member.fieldKind == "scalar" && member.scalar == ScalarType.BYTES ? toU8Arr : void 0
				});
				usePrototype && (prototype[name] = zeroValue);
				break;
			}
		}
	}
	return {
		properties,
		prototype: usePrototype ? prototype : void 0
	};
}
function compileConvertOneof(oneof) {
	let converters = new Map();
	for (let field of oneof.fields) {
		let convert;
		field.fieldKind == "message" ? convert = compileConvertMessage(field) : field.fieldKind == "scalar" && field.scalar == ScalarType.BYTES && (convert = toU8Arr);
		converters.set(field.localName, convert ?? ((value) => value));
	}
	return converters;
}
function compileConvertMessage(field) {
	if (field.fieldKind == "message" && !field.oneof && isWrapperDesc(field.message)) return field.message.fields[0].scalar == ScalarType.BYTES ? toU8Arr : void 0;
	if (field.message.typeName == "google.protobuf.Struct" && field.parent.typeName !== "google.protobuf.Value") return;
	let messageDesc = field.message;
	let compiled;
	return (value) => {
		if (!isObject(value) || isMessage(value, messageDesc)) return value;
		compiled ??= compiledCreate(messageDesc);
		return compiled(value);
	};
}
function toU8Arr(value) {
	return Array.isArray(value) ? new Uint8Array(value) : value;
}
function needsPrototypeChain(desc) {
	switch (desc.file.edition) {
		case 999: return !1;
		case 998: return !0;
		default: return desc.fields.some((f) => f.presence != 2 && f.fieldKind != "message" && !f.oneof);
	}
}
function createZeroValue(field) {
	let defaultValue = field.getDefaultValue();
	if (defaultValue !== void 0) return field.fieldKind == "scalar" && field.longAsString ? defaultValue.toString() : defaultValue;
	return field.fieldKind == "scalar" ? scalarZeroValue(field.scalar, field.longAsString) : field.enum.values[0].number;
}
function localMessageMapper(field) {
	if (usesJsonRepresentation(field)) return {
		toMessage: (local) => wktStructToReflect(local),
		toLocal: (message) => wktStructToLocal(message)
	};
	if (field.fieldKind == "message" && !field.oneof && isWrapperDesc(field.message)) {
		let wrapperDesc = field.message;
		let valueLocalName = wrapperDesc.fields[0].localName;
		return {
			toMessage: (local) => {
				let message = create(wrapperDesc);
				local !== void 0 && (message[valueLocalName] = local);
				return message;
			},
			toLocal: (message) => message[valueLocalName]
		};
	}
	let childDesc = field.message;
	return {
		toMessage: (local) => local === void 0 ? create(childDesc) : local,
		toLocal: (message) => message
	};
}
function usesJsonRepresentation(field) {
	return field.message.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value";
}
function wktStructToReflect(json) {
	let struct = {
		$typeName: "google.protobuf.Struct",
		fields: {}
	};
	if (isObject(json)) for (let k of Object.keys(json)) setOwn(struct.fields, k, wktValueToReflect(json[k]));
	return struct;
}
function wktStructToLocal(val) {
	let json = {};
	for (let k of Object.keys(val.fields)) setOwn(json, k, wktValueToLocal(val.fields[k]));
	return json;
}
function wktValueToLocal(val) {
	switch (val.kind.case) {
		case "structValue": return wktStructToLocal(val.kind.value);
		case "listValue": return val.kind.value.values.map(wktValueToLocal);
		case "nullValue":
		case void 0: return null;
		default: return val.kind.value;
	}
}
function wktValueToReflect(json) {
	let value = {
		$typeName: "google.protobuf.Value",
		kind: { case: void 0 }
	};
	switch (typeof json) {
		case "number":
			value.kind = {
				case: "numberValue",
				value: json
			};
			break;
		case "string":
			value.kind = {
				case: "stringValue",
				value: json
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: json
			};
			break;
		case "object": if (json === null) value.kind = {
			case: "nullValue",
			value: 0
		};
		else if (Array.isArray(json)) {
			let listValue = {
				$typeName: "google.protobuf.ListValue",
				values: []
			};
			if (Array.isArray(json)) for (let e of json) listValue.values.push(wktValueToReflect(e));
			value.kind = {
				case: "listValue",
				value: listValue
			};
		} else value.kind = {
			case: "structValue",
			value: wktStructToReflect(json)
		};
	}
	return value;
}
// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect.js
function reflect(messageDesc, message, check = !0) {
	return new ReflectMessageImpl(messageDesc, message, check);
}
const messageSortedFields = new WeakMap();
var ReflectMessageImpl = class {
	get sortedFields() {
		let cached = messageSortedFields.get(this.desc);
		if (cached) return cached;
		let sortedFields = this.desc.fields.concat().sort((a, b) => a.number - b.number);
		messageSortedFields.set(this.desc, sortedFields);
		return sortedFields;
	}
	constructor(messageDesc, message, check = !0) {
		this.lists = new Map();
		this.maps = new Map();
		this.check = check;
		this.desc = messageDesc;
		this.message = this[unsafeLocal] = message ?? create(messageDesc);
		this.fields = messageDesc.fields;
		this.oneofs = messageDesc.oneofs;
		this.members = messageDesc.members;
	}
	findNumber(number) {
		this._fieldsByNumber ||= new Map(this.desc.fields.map((f) => [f.number, f]));
		return this._fieldsByNumber.get(number);
	}
	oneofCase(oneof) {
		assertOwn(this.message, oneof);
		return unsafeOneofCase(this.message, oneof);
	}
	isSet(field) {
		assertOwn(this.message, field);
		return unsafeIsSet(this.message, field);
	}
	clear(field) {
		assertOwn(this.message, field);
		unsafeClear(this.message, field);
	}
	get(field) {
		assertOwn(this.message, field);
		let value = unsafeGet(this.message, field);
		switch (field.fieldKind) {
			case "list":
				let list = this.lists.get(field);
				list && list[unsafeLocal] === value || this.lists.set(field, list = new ReflectListImpl(field, value, this.check));
				return list;
			case "map":
				let map = this.maps.get(field);
				map && map[unsafeLocal] === value || this.maps.set(field, map = new ReflectMapImpl(field, value, this.check));
				return map;
			case "message": return messageToReflect(field, value, this.check);
			case "scalar": return value === void 0 ? scalarZeroValue(field.scalar, !1) : longToReflect(field, value);
			case "enum": return value ?? field.enum.values[0].number;
		}
	}
	set(field, value) {
		assertOwn(this.message, field);
		if (this.check) {
			let err = checkField(field, value);
			if (err) throw err;
		}
		let local;
		local = field.fieldKind == "message" ? messageToLocal(field, value) : isReflectMap(value) || isReflectList(value) ? value[unsafeLocal] : longToLocal(field, value);
		unsafeSet(this.message, field, local);
	}
	getUnknown() {
		return this.message.$unknown;
	}
	setUnknown(value) {
		this.message.$unknown = value;
	}
};
function assertOwn(owner, member) {
	if (member.parent.typeName !== owner.$typeName) throw new FieldError(member, `cannot use ${member.toString()} with message ${owner.$typeName}`, "ForeignFieldError");
}
function reflectList(field, unsafeInput, check = !0) {
	return new ReflectListImpl(field, unsafeInput ?? [], check);
}
var ReflectListImpl = class {
	field() {
		return this._field;
	}
	get size() {
		return this._arr.length;
	}
	constructor(field, unsafeInput, check) {
		this._field = field;
		this._arr = this[unsafeLocal] = unsafeInput;
		this.check = check;
	}
	get(index) {
		let item = this._arr[index];
		return item === void 0 ? void 0 : listItemToReflect(this._field, item, this.check);
	}
	set(index, item) {
		if (index < 0 || index >= this._arr.length) throw new FieldError(this._field, `list item #${index + 1}: out of range`);
		if (this.check) {
			let err = checkListItem(this._field, index, item);
			if (err) throw err;
		}
		this._arr[index] = listItemToLocal(this._field, item);
	}
	add(item) {
		if (this.check) {
			let err = checkListItem(this._field, this._arr.length, item);
			if (err) throw err;
		}
		this._arr.push(listItemToLocal(this._field, item));
	}
	clear() {
		this._arr.splice(0, this._arr.length);
	}
	[Symbol.iterator]() {
		return this.values();
	}
	keys() {
		return this._arr.keys();
	}
	*values() {
		for (let item of this._arr) yield listItemToReflect(this._field, item, this.check);
	}
	*entries() {
		for (let i = 0; i < this._arr.length; i++) yield [i, listItemToReflect(this._field, this._arr[i], this.check)];
	}
};
function reflectMap(field, unsafeInput, check = !0) {
	return new ReflectMapImpl(field, unsafeInput, check);
}
var ReflectMapImpl = class {
	constructor(field, unsafeInput, check = !0) {
		this.obj = this[unsafeLocal] = unsafeInput ?? {};
		this.check = check;
		this._field = field;
	}
	field() {
		return this._field;
	}
	set(key, value) {
		if (this.check) {
			let err = checkMapEntry(this._field, key, value);
			if (err) throw err;
		}
		setOwn(this.obj, mapKeyToLocal(key), mapValueToLocal(this._field, value));
		return this;
	}
	delete(key) {
		let k = mapKeyToLocal(key);
		let has = Object.prototype.hasOwnProperty.call(this.obj, k);
		has && delete this.obj[k];
		return has;
	}
	clear() {
		for (let key of Object.keys(this.obj)) delete this.obj[key];
	}
	get(key) {
		let val = getOwn(this.obj, mapKeyToLocal(key));
		val !== void 0 && (val = mapValueToReflect(this._field, val, this.check));
		return val;
	}
	has(key) {
		return Object.prototype.hasOwnProperty.call(this.obj, mapKeyToLocal(key));
	}
	*keys() {
		for (let objKey of Object.keys(this.obj)) yield mapKeyToReflect(objKey, this._field.mapKey);
	}
	*entries() {
		for (let objEntry of Object.entries(this.obj)) yield [mapKeyToReflect(objEntry[0], this._field.mapKey), mapValueToReflect(this._field, objEntry[1], this.check)];
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	get size() {
		return Object.keys(this.obj).length;
	}
	*values() {
		for (let val of Object.values(this.obj)) yield mapValueToReflect(this._field, val, this.check);
	}
	forEach(callbackfn, thisArg) {
		for (let mapEntry of this.entries()) callbackfn.call(thisArg, mapEntry[1], mapEntry[0], this);
	}
};
function messageToLocal(field, value) {
	if (!isReflectMessage(value)) return value;
	if (isWrapper(value.message) && !field.oneof && field.fieldKind == "message") return value.message.value;
	if (value.desc.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value") return wktStructToLocal(value.message);
	return value.message;
}
function messageToReflect(field, value, check) {
	value !== void 0 && (isWrapperDesc(field.message) && !field.oneof && field.fieldKind == "message" ? value = {
		$typeName: field.message.typeName,
		value: longToReflect(field.message.fields[0], value)
	} : field.message.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value" && isObject(value) && (value = wktStructToReflect(value)));
	return new ReflectMessageImpl(field.message, value, check);
}
function listItemToLocal(field, value) {
	if (field.listKind == "message") return messageToLocal(field, value);
	return longToLocal(field, value);
}
function listItemToReflect(field, value, check) {
	if (field.listKind == "message") return messageToReflect(field, value, check);
	return longToReflect(field, value);
}
function mapValueToLocal(field, value) {
	if (field.mapKind == "message") return messageToLocal(field, value);
	return longToLocal(field, value);
}
function mapValueToReflect(field, value, check) {
	if (field.mapKind == "message") return messageToReflect(field, value, check);
	return value;
}
function mapKeyToLocal(key) {
	return typeof key == "string" || typeof key == "number" ? key : String(key);
}
function mapKeyToReflect(key, type) {
	switch (type) {
		case ScalarType.STRING: return key;
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: {
			let n = Number.parseInt(key);
			if (Number.isFinite(n)) return n;
			break;
		}
		case ScalarType.BOOL:
			switch (key) {
				case "true": return !0;
				case "false": return !1;
			}
			break;
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
			try {
				return protoInt64.uParse(key);
			} catch {}
			break;
		default: try {
			return protoInt64.parse(key);
		} catch {}
	}
	return key;
}
function longToReflect(field, value) {
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			"longAsString" in field && field.longAsString && typeof value == "string" && (value = protoInt64.parse(value));
			break;
		case ScalarType.FIXED64:
		case ScalarType.UINT64: "longAsString" in field && field.longAsString && typeof value == "string" && (value = protoInt64.uParse(value));
	}
	return value;
}
function longToLocal(field, value) {
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			"longAsString" in field && field.longAsString ? value = String(value) : (typeof value == "string" || typeof value == "number") && (value = protoInt64.parse(value));
			break;
		case ScalarType.FIXED64:
		case ScalarType.UINT64: "longAsString" in field && field.longAsString ? value = String(value) : (typeof value == "string" || typeof value == "number") && (value = protoInt64.uParse(value));
	}
	return value;
}
// node_modules/@bufbuild/cel/dist/esm/uint.js
const privateSymbol$7 = Symbol.for("@bufbuild/cel/uint");
function celUint(v) {
	return new Uint(v);
}
function isCelUint(v) {
	return typeof v == "object" && !!v && privateSymbol$7 in v;
}
var Uint = class {
	_value;
	[privateSymbol$7] = {};
	constructor(_value) {
		this._value = _value;
	}
	get value() {
		return this._value;
	}
};
// node_modules/@bufbuild/protobuf/dist/esm/wire/base64-encoding.js
const nativeSetFromBase64 = Uint8Array.prototype.setFromBase64;
function base64Decode(base64Str) {
	let len = base64Str.length;
	let size = len - (len + 3 >> 2);
	!(len & 3) && base64Str[len - 1] == "=" && (size -= base64Str[len - 2] == "=" ? 2 : 1);
	let bytes = new Uint8Array(size);
	let written = -1;
	if (nativeSetFromBase64) try {
		let result = nativeSetFromBase64.call(bytes, base64Str);
		result.read == len && (written = result.written);
	} catch {}
	written < 0 && (written = setFromBase64(bytes, base64Str));
	return written == size ? bytes : bytes.subarray(0, written);
}
function setFromBase64(bytes, base64Str) {
	let table = getDecodeTable();
	let bytePos = 0, groupPos = 0, b, p = 0;
	for (let i = 0; i < base64Str.length; i++) {
		b = table[base64Str.charCodeAt(i)];
		if (b === void 0) switch (base64Str[i]) {
			case "=": groupPos = 0;
			case "\n":
			case "\r":
			case "	":
			case " ": continue;
			default: throw Error("invalid base64 string");
		}
		switch (groupPos) {
			case 0:
				p = b;
				groupPos = 1;
				break;
			case 1:
				bytes[bytePos++] = p << 2 | (b & 48) >> 4;
				p = b;
				groupPos = 2;
				break;
			case 2:
				bytes[bytePos++] = (p & 15) << 4 | (b & 60) >> 2;
				p = b;
				groupPos = 3;
				break;
			case 3:
				bytes[bytePos++] = (p & 3) << 6 | b;
				groupPos = 0;
		}
	}
	if (groupPos == 1) throw Error("invalid base64 string");
	return bytePos;
}
const nativeToBase64 = Uint8Array.prototype.toBase64;
const toBase64OptionsMap = {
	std: {
		alphabet: "base64",
		omitPadding: !1
	},
	std_raw: {
		alphabet: "base64",
		omitPadding: !0
	},
	url: {
		alphabet: "base64url",
		omitPadding: !0
	}
};
function base64Encode(bytes, encoding = "std") {
	if (nativeToBase64) return nativeToBase64.call(bytes, toBase64OptionsMap[encoding]);
	let table = getEncodeTable(encoding);
	let pad = encoding == "std";
	let base64 = "", groupPos = 0, b, p = 0;
	for (let i = 0; i < bytes.length; i++) {
		b = bytes[i];
		switch (groupPos) {
			case 0:
				base64 += table[b >> 2];
				p = (b & 3) << 4;
				groupPos = 1;
				break;
			case 1:
				base64 += table[p | b >> 4];
				p = (b & 15) << 2;
				groupPos = 2;
				break;
			case 2:
				base64 += table[p | b >> 6];
				base64 += table[b & 63];
				groupPos = 0;
		}
	}
	if (groupPos) {
		base64 += table[p];
		if (pad) {
			base64 += "=";
			groupPos == 1 && (base64 += "=");
		}
	}
	return base64;
}
let encodeTableStd;
let encodeTableUrl;
let decodeTable;
function getEncodeTable(encoding) {
	if (!encodeTableStd) {
		encodeTableStd = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split("");
		encodeTableUrl = encodeTableStd.slice(0, -2).concat("-", "_");
	}
	return encoding == "url" ? encodeTableUrl : encodeTableStd;
}
function getDecodeTable() {
	if (!decodeTable) {
		decodeTable = [];
		let encodeTable = getEncodeTable("std");
		for (let i = 0; i < encodeTable.length; i++) decodeTable[encodeTable[i].charCodeAt(0)] = i;
		decodeTable[45] = encodeTable.indexOf("+");
		decodeTable[95] = encodeTable.indexOf("/");
	}
	return decodeTable;
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/restore-json-names.js
function restoreJsonNames(message) {
	for (let f of message.field) unsafeIsSetExplicit(f, "jsonName") || (f.jsonName = protoCamelCase(f.name));
	message.nestedType.forEach(restoreJsonNames);
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-format.js
function parseTextFormatEnumValue(descEnum, value) {
	let enumValue = descEnum.values.find((v) => v.name === value);
	if (!enumValue) throw Error(`cannot parse ${descEnum} default value: ${value}`);
	return enumValue.number;
}
function parseTextFormatScalarValue(type, value) {
	switch (type) {
		case ScalarType.STRING: return value;
		case ScalarType.BYTES: {
			let u = unescapeBytesDefaultValue(value);
			if (u === !1) throw Error(`cannot parse ${ScalarType[type]} default value: ${value}`);
			return u;
		}
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return protoInt64.parse(value);
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return protoInt64.uParse(value);
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: switch (value) {
			case "inf": return 1e400;
			case "-inf": return -1e400;
			case "nan": return NaN;
			default: return parseFloat(value);
		}
		case ScalarType.BOOL: return value === "true";
		case ScalarType.INT32:
		case ScalarType.UINT32:
		case ScalarType.SINT32:
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32: return parseInt(value, 10);
	}
}
function unescapeBytesDefaultValue(str) {
	let b = [];
	let input = {
		tail: str,
		c: "",
		next() {
			if (this.tail.length == 0) return !1;
			this.c = this.tail[0];
			this.tail = this.tail.substring(1);
			return !0;
		},
		take(n) {
			if (this.tail.length >= n) {
				let r = this.tail.substring(0, n);
				this.tail = this.tail.substring(n);
				return r;
			}
			return !1;
		}
	};
	for (; input.next();) switch (input.c) {
		case "\\":
			if (input.next()) switch (input.c) {
				case "\\":
					b.push(input.c.charCodeAt(0));
					break;
				case "b":
					b.push(8);
					break;
				case "f":
					b.push(12);
					break;
				case "n":
					b.push(10);
					break;
				case "r":
					b.push(13);
					break;
				case "t":
					b.push(9);
					break;
				case "v":
					b.push(11);
					break;
				case "0":
				case "1":
				case "2":
				case "3":
				case "4":
				case "5":
				case "6":
				case "7": {
					let s = input.c;
					let t = input.take(2);
					if (t === !1) return !1;
					let n = parseInt(s + t, 8);
					if (Number.isNaN(n)) return !1;
					b.push(n);
					break;
				}
				case "x": {
					let s = input.c;
					let t = input.take(2);
					if (t === !1) return !1;
					let n = parseInt(s + t, 16);
					if (Number.isNaN(n)) return !1;
					b.push(n);
					break;
				}
				case "u": {
					let s = input.c;
					let t = input.take(4);
					if (t === !1) return !1;
					let n = parseInt(s + t, 16);
					if (Number.isNaN(n)) return !1;
					let chunk = new Uint8Array(4);
					new DataView(chunk.buffer).setInt32(0, n, !0);
					b.push(chunk[0], chunk[1], chunk[2], chunk[3]);
					break;
				}
				case "U": {
					let s = input.c;
					let t = input.take(8);
					if (t === !1) return !1;
					let tc = protoInt64.uEnc(s + t);
					let chunk = new Uint8Array(8);
					let view = new DataView(chunk.buffer);
					view.setInt32(0, tc.lo, !0);
					view.setInt32(4, tc.hi, !0);
					b.push(chunk[0], chunk[1], chunk[2], chunk[3], chunk[4], chunk[5], chunk[6], chunk[7]);
					break;
				}
			}
			break;
		default: b.push(input.c.charCodeAt(0));
	}
	return new Uint8Array(b);
}
// node_modules/@bufbuild/protobuf/dist/esm/registry.js
function createRegistry(...input) {
	return initBaseRegistry(input);
}
function createEmbeddedFileRegistry(fileDescriptorProto, resolve) {
	return buildFileRegistry([fileDescriptorProto, resolve]);
}
function buildFileRegistry(args, check) {
	let registry = createBaseRegistry();
	if (!args.length) return registry;
	if ("$typeName" in args[0] && args[0].$typeName == "google.protobuf.FileDescriptorSet") {
		for (let file of args[0].file) {
			check?.(file);
			addFile(file, registry);
		}
		return registry;
	}
	if ("$typeName" in args[0]) {
		let input = args[0];
		let resolve = args[1];
		let seen = new Set();
		function recurseDeps(file) {
			let deps = [];
			for (let protoFileName of file.dependency) {
				if (registry.getFile(protoFileName) != null) continue;
				if (seen.has(protoFileName)) continue;
				let dep = resolve(protoFileName);
				if (!dep) throw Error(`Unable to resolve ${protoFileName}, imported by ${file.name}`);
				if ("kind" in dep) registry.addFile(dep, !1, !0);
				else {
					seen.add(dep.name);
					deps.push(dep);
				}
			}
			return deps.concat(...deps.map(recurseDeps));
		}
		for (let file of [input, ...recurseDeps(input)].reverse()) {
			check?.(file);
			addFile(file, registry);
		}
	} else for (let fileReg of args) for (let file of fileReg.files) registry.addFile(file);
	return registry;
}
function createBaseRegistry() {
	let types = new Map();
	let extendees = new Map();
	let files = new Map();
	return {
		kind: "registry",
		types,
		extendees,
		[Symbol.iterator]() {
			return types.values();
		},
		get files() {
			return files.values();
		},
		addFile(file, skipTypes, withDeps) {
			files.set(file.proto.name, file);
			if (!skipTypes) for (let type of nestedTypes(file)) this.add(type);
			if (withDeps) for (let f of file.dependencies) this.addFile(f, skipTypes, withDeps);
		},
		add(desc) {
			if (desc.kind == "extension") {
				let numberToExt = extendees.get(desc.extendee.typeName);
				numberToExt || extendees.set(desc.extendee.typeName, numberToExt = new Map());
				numberToExt.set(desc.number, desc);
			}
			types.set(desc.typeName, desc);
		},
		get(typeName) {
			return types.get(typeName);
		},
		getFile(fileName) {
			return files.get(fileName);
		},
		getMessage(typeName) {
			let t = types.get(typeName);
			return t?.kind == "message" ? t : void 0;
		},
		getEnum(typeName) {
			let t = types.get(typeName);
			return t?.kind == "enum" ? t : void 0;
		},
		getExtension(typeName) {
			let t = types.get(typeName);
			return t?.kind == "extension" ? t : void 0;
		},
		getExtensionFor(extendee, no) {
			return extendees.get(extendee.typeName)?.get(no);
		},
		getService(typeName) {
			let t = types.get(typeName);
			return t?.kind == "service" ? t : void 0;
		}
	};
}
function initBaseRegistry(inputs) {
	let registry = createBaseRegistry();
	for (let input of inputs) switch (input.kind) {
		case "registry":
			for (let n of input) registry.add(n);
			break;
		case "file":
			registry.addFile(input);
			break;
		default: registry.add(input);
	}
	return registry;
}
const featureDefaults = {
	998: {
		fieldPresence: 1,
		enumType: 2,
		repeatedFieldEncoding: 2,
		utf8Validation: 3,
		messageEncoding: 1,
		jsonFormat: 2,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	999: {
		fieldPresence: 2,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	1e3: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	1001: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 1,
		defaultSymbolVisibility: 2,
		enforceProtoLimits: 1
	},
	1002: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 3,
		defaultSymbolVisibility: 4,
		enforceProtoLimits: 2
	}
};
function addFile(proto, reg) {
	let file = {
		kind: "file",
		proto,
		deprecated: proto.options?.deprecated ?? !1,
		edition: getFileEdition(proto),
		name: proto.name.replace(/\.proto$/, ""),
		dependencies: findFileDependencies(proto, reg),
		enums: [],
		messages: [],
		extensions: [],
		services: [],
		toString() {
			return `file ${proto.name}`;
		}
	};
	let mapEntriesStore = new Map();
	let mapEntries = {
		get(typeName) {
			return mapEntriesStore.get(typeName);
		},
		add(desc) {
			assert(desc.proto.options?.mapEntry === !0);
			mapEntriesStore.set(desc.typeName, desc);
		}
	};
	for (let enumProto of proto.enumType) addEnum(enumProto, file, void 0, reg);
	for (let messageProto of proto.messageType) addMessage(messageProto, file, void 0, reg, mapEntries);
	for (let serviceProto of proto.service) addService(serviceProto, file, reg);
	addExtensions(file, reg);
	for (let mapEntry of mapEntriesStore.values()) addFields(mapEntry, reg, mapEntries);
	for (let message of file.messages) {
		addFields(message, reg, mapEntries);
		addExtensions(message, reg);
	}
	reg.addFile(file, !0);
}
function addExtensions(desc, reg) {
	switch (desc.kind) {
		case "file":
			for (let proto of desc.proto.extension) {
				let ext = newField(proto, desc, reg);
				desc.extensions.push(ext);
				reg.add(ext);
			}
			break;
		case "message":
			for (let proto of desc.proto.extension) {
				let ext = newField(proto, desc, reg);
				desc.nestedExtensions.push(ext);
				reg.add(ext);
			}
			for (let message of desc.nestedMessages) addExtensions(message, reg);
	}
}
function addFields(message, reg, mapEntries) {
	let allOneofs = message.proto.oneofDecl.map((proto) => newOneof(proto, message));
	let oneofsSeen = new Set();
	for (let proto of message.proto.field) {
		let oneof = findOneof(proto, allOneofs);
		let field = newField(proto, message, reg, oneof, mapEntries);
		message.fields.push(field);
		message.field[field.localName] = field;
		if (oneof === void 0) message.members.push(field);
		else {
			oneof.fields.push(field);
			if (!oneofsSeen.has(oneof)) {
				oneofsSeen.add(oneof);
				message.members.push(oneof);
			}
		}
	}
	for (let oneof of allOneofs.filter((o) => oneofsSeen.has(o))) message.oneofs.push(oneof);
	for (let child of message.nestedMessages) addFields(child, reg, mapEntries);
}
function addEnum(proto, file, parent, reg) {
	var _h, _j;
	let sharedPrefix = findEnumSharedPrefix(proto.name, proto.value);
	let desc = {
		kind: "enum",
		proto,
		deprecated: proto.options?.deprecated ?? !1,
		file,
		parent,
		open: !0,
		name: proto.name,
		typeName: makeTypeName(proto, parent, file),
		value: {},
		values: [],
		sharedPrefix,
		toString() {
			return `enum ${this.typeName}`;
		}
	};
	desc.open = isEnumOpen(desc);
	reg.add(desc);
	for (let p of proto.value) {
		let name = p.name;
		let value = {
			kind: "enum_value",
			proto: p,
			deprecated: p.options?.deprecated ?? !1,
			parent: desc,
			name,
			localName: safeObjectProperty(sharedPrefix == null ? name : name.substring(sharedPrefix.length)),
			number: p.number,
			jsonName: findEnumValueJsonName(p) ?? name,
			toString() {
				return `enum value ${desc.typeName}.${name}`;
			}
		};
		desc.values.push(value);
		(_h = desc.value)[_j = p.number] ?? (_h[_j] = value);
	}
	(parent?.nestedEnums ?? file.enums).push(desc);
}
function addMessage(proto, file, parent, reg, mapEntries) {
	let desc = {
		kind: "message",
		proto,
		deprecated: proto.options?.deprecated ?? !1,
		file,
		parent,
		name: proto.name,
		typeName: makeTypeName(proto, parent, file),
		fields: [],
		field: {},
		oneofs: [],
		members: [],
		nestedEnums: [],
		nestedMessages: [],
		nestedExtensions: [],
		toString() {
			return `message ${this.typeName}`;
		}
	};
	if (proto.options?.mapEntry === !0) mapEntries.add(desc);
	else {
		(parent?.nestedMessages ?? file.messages).push(desc);
		reg.add(desc);
	}
	for (let enumProto of proto.enumType) addEnum(enumProto, file, desc, reg);
	for (let messageProto of proto.nestedType) addMessage(messageProto, file, desc, reg, mapEntries);
}
function addService(proto, file, reg) {
	let desc = {
		kind: "service",
		proto,
		deprecated: proto.options?.deprecated ?? !1,
		file,
		name: proto.name,
		typeName: makeTypeName(proto, void 0, file),
		methods: [],
		method: {},
		toString() {
			return `service ${this.typeName}`;
		}
	};
	file.services.push(desc);
	reg.add(desc);
	for (let methodProto of proto.method) {
		let method = newMethod(methodProto, desc, reg);
		desc.methods.push(method);
		desc.method[method.localName] = method;
	}
}
function newMethod(proto, parent, reg) {
	let methodKind;
	methodKind = proto.clientStreaming && proto.serverStreaming ? "bidi_streaming" : proto.clientStreaming ? "client_streaming" : proto.serverStreaming ? "server_streaming" : "unary";
	let input = reg.getMessage(trimLeadingDot(proto.inputType));
	let output = reg.getMessage(trimLeadingDot(proto.outputType));
	assert(input, `invalid MethodDescriptorProto: input_type ${proto.inputType} not found`);
	assert(output, `invalid MethodDescriptorProto: output_type ${proto.inputType} not found`);
	let name = proto.name;
	return {
		kind: "rpc",
		proto,
		deprecated: proto.options?.deprecated ?? !1,
		parent,
		name,
		localName: safeObjectProperty(name.length ? safeObjectProperty(name[0].toLowerCase() + name.substring(1)) : name),
		methodKind,
		input,
		output,
		idempotency: proto.options?.idempotencyLevel ?? 0,
		toString() {
			return `rpc ${parent.typeName}.${name}`;
		}
	};
}
function newOneof(proto, parent) {
	return {
		kind: "oneof",
		proto,
		deprecated: !1,
		parent,
		fields: [],
		name: proto.name,
		localName: safeObjectProperty(protoCamelCase(proto.name)),
		toString() {
			return `oneof ${parent.typeName}.${this.name}`;
		}
	};
}
function newField(proto, parentOrFile, reg, oneof, mapEntries) {
	let isExtension = mapEntries === void 0;
	let field = {
		kind: "field",
		proto,
		deprecated: proto.options?.deprecated ?? !1,
		name: proto.name,
		number: proto.number,
		scalar: void 0,
		message: void 0,
		enum: void 0,
		presence: getFieldPresence(proto, oneof, isExtension, parentOrFile),
		utf8Validation: isUtf8Validated(proto, parentOrFile),
		listKind: void 0,
		mapKind: void 0,
		mapKey: void 0,
		delimitedEncoding: void 0,
		packed: void 0,
		longAsString: !1,
		getDefaultValue: void 0
	};
	let toStr;
	if (isExtension) {
		let file = parentOrFile.kind == "file" ? parentOrFile : parentOrFile.file;
		let parent = parentOrFile.kind == "file" ? void 0 : parentOrFile;
		let typeName = makeTypeName(proto, parent, file);
		field.kind = "extension";
		field.file = file;
		field.parent = parent;
		field.oneof = void 0;
		field.typeName = typeName;
		field.jsonName = `[${typeName}]`;
		toStr = () => `extension ${typeName}`;
		let extendee = reg.getMessage(trimLeadingDot(proto.extendee));
		assert(extendee, `invalid FieldDescriptorProto: extendee ${proto.extendee} not found`);
		field.extendee = extendee;
	} else {
		let parent = parentOrFile;
		assert(parent.kind == "message");
		field.parent = parent;
		field.oneof = oneof;
		field.localName = oneof ? protoCamelCase(proto.name) : safeObjectProperty(protoCamelCase(proto.name));
		field.jsonName = proto.jsonName;
		toStr = () => `field ${parent.typeName}.${proto.name}`;
	}
	Object.defineProperty(field, "toString", {
		value: toStr,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	let label = proto.label;
	let type = proto.type;
	let jstype = proto.options?.jstype;
	if (label === 3) {
		let mapEntry = type == 11 ? mapEntries?.get(trimLeadingDot(proto.typeName)) : void 0;
		if (mapEntry) {
			field.fieldKind = "map";
			let { key, value } = findMapEntryFields(mapEntry);
			field.mapKey = key.scalar;
			field.mapKind = value.fieldKind;
			field.message = value.message;
			field.delimitedEncoding = !1;
			field.enum = value.enum;
			field.scalar = value.scalar;
			return field;
		}
		field.fieldKind = "list";
		switch (type) {
			case 11:
			case 10:
				field.listKind = "message";
				field.message = reg.getMessage(trimLeadingDot(proto.typeName));
				assert(field.message);
				field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
				break;
			case 14:
				field.listKind = "enum";
				field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
				assert(field.enum);
				break;
			default:
				field.listKind = "scalar";
				field.scalar = type;
				field.longAsString = jstype == 1;
		}
		field.packed = isPackedField(proto, parentOrFile);
		return field;
	}
	switch (type) {
		case 11:
		case 10:
			field.fieldKind = "message";
			field.message = reg.getMessage(trimLeadingDot(proto.typeName));
			assert(field.message, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
			field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
			field.getDefaultValue = () => void 0;
			break;
		case 14: {
			let enumeration = reg.getEnum(trimLeadingDot(proto.typeName));
			assert(enumeration !== void 0, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
			field.fieldKind = "enum";
			field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
			field.getDefaultValue = () => unsafeIsSetExplicit(proto, "defaultValue") ? parseTextFormatEnumValue(enumeration, proto.defaultValue) : void 0;
			break;
		}
		default:
			field.fieldKind = "scalar";
			field.scalar = type;
			field.longAsString = jstype == 1;
			field.getDefaultValue = () => unsafeIsSetExplicit(proto, "defaultValue") ? parseTextFormatScalarValue(type, proto.defaultValue) : void 0;
	}
	return field;
}
function getFileEdition(proto) {
	switch (proto.syntax) {
		case "":
		case "proto2": return 998;
		case "proto3": return 999;
		case "editions":
			if (proto.edition === 9999) return 1002;
			if (proto.edition in featureDefaults) return proto.edition;
			throw Error(`${proto.name}: unsupported edition`);
		default: throw Error(`${proto.name}: unsupported syntax "${proto.syntax}"`);
	}
}
function findFileDependencies(proto, reg) {
	return proto.dependency.map((wantName) => {
		let dep = reg.getFile(wantName);
		if (!dep) throw Error(`Cannot find ${wantName}, imported by ${proto.name}`);
		return dep;
	});
}
function findEnumSharedPrefix(enumName, values) {
	let prefix = camelToSnakeCase(enumName) + "_";
	for (let value of values) {
		if (!value.name.toLowerCase().startsWith(prefix)) return;
		let shortName = value.name.substring(prefix.length);
		if (shortName.length == 0) return;
		if (/^\d/.test(shortName)) return;
	}
	return prefix;
}
function findEnumValueJsonName(proto) {
	let jsonName;
	for (let uf of proto.options?.$unknown ?? []) {
		if (uf.no !== 998 || uf.wireType !== WireType.LengthDelimited) continue;
		let reader = new BinaryReader(new BinaryReader(uf.data).bytes());
		for (; reader.pos < reader.len;) {
			let [no, wireType] = reader.tag();
			no === 1 && wireType === WireType.LengthDelimited ? jsonName = reader.string() : reader.skip(wireType, no);
		}
	}
	return jsonName;
}
function camelToSnakeCase(camel) {
	return (camel.substring(0, 1) + camel.substring(1).replace(/[A-Z]/g, (c) => "_" + c)).toLowerCase();
}
function makeTypeName(proto, parent, file) {
	let typeName;
	typeName = parent ? `${parent.typeName}.${proto.name}` : file.proto.package.length > 0 ? `${file.proto.package}.${proto.name}` : `${proto.name}`;
	return typeName;
}
function trimLeadingDot(typeName) {
	return typeName.startsWith(".") ? typeName.substring(1) : typeName;
}
function findOneof(proto, allOneofs) {
	if (!unsafeIsSetExplicit(proto, "oneofIndex")) return;
	if (proto.proto3Optional) return;
	let oneof = allOneofs[proto.oneofIndex];
	assert(oneof, `invalid FieldDescriptorProto: oneof #${proto.oneofIndex} for field #${proto.number} not found`);
	return oneof;
}
function getFieldPresence(proto, oneof, isExtension, parent) {
	if (proto.label == 2) return 3;
	if (proto.label == 3) return 2;
	if (oneof || proto.proto3Optional) return 1;
	if (isExtension) return 1;
	let resolved = resolveFeature("fieldPresence", {
		proto,
		parent
	});
	if (resolved == 2 && (proto.type == 11 || proto.type == 10)) return 1;
	return resolved;
}
function isPackedField(proto, parent) {
	if (proto.label != 3) return !1;
	switch (proto.type) {
		case 9:
		case 12:
		case 10:
		case 11: return !1;
	}
	let o = proto.options;
	if (o && unsafeIsSetExplicit(o, "packed")) return o.packed;
	return resolveFeature("repeatedFieldEncoding", {
		proto,
		parent
	}) == 1;
}
function findMapEntryFields(mapEntry) {
	let key = mapEntry.fields.find((f) => f.number === 1);
	let value = mapEntry.fields.find((f) => f.number === 2);
	assert(key && key.fieldKind == "scalar" && key.scalar != ScalarType.BYTES && key.scalar != ScalarType.FLOAT && key.scalar != ScalarType.DOUBLE && value && value.fieldKind != "list" && value.fieldKind != "map");
	return {
		key,
		value
	};
}
function isEnumOpen(desc) {
	return resolveFeature("enumType", {
		proto: desc.proto,
		parent: desc.parent ?? desc.file
	}) == 1;
}
function isDelimitedEncoding(proto, parent) {
	if (proto.type == 10) return !0;
	return resolveFeature("messageEncoding", {
		proto,
		parent
	}) == 2;
}
function isUtf8Validated(proto, parent) {
	return resolveFeature("utf8Validation", {
		proto,
		parent
	}) == 2;
}
function resolveFeature(name, ref) {
	let featureSet = ref.proto.options?.features;
	if (featureSet) {
		let val = featureSet[name];
		if (val != 0) return val;
	}
	if ("kind" in ref) {
		if (ref.kind == "message") return resolveFeature(name, ref.parent ?? ref.file);
		let editionDefaults = featureDefaults[ref.edition];
		if (!editionDefaults) throw Error(`feature default for edition ${ref.edition} not found`);
		return editionDefaults[name];
	}
	return resolveFeature(name, ref.parent);
}
function assert(condition, msg) {
	if (!condition) throw Error(msg);
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/boot.js
function boot(boot) {
	let root = bootFileDescriptorProto(boot);
	root.messageType.forEach(restoreJsonNames);
	return createEmbeddedFileRegistry(root, () => void 0).getFile(root.name);
}
function bootFileDescriptorProto(init) {
	return Object.assign(Object.create({
		syntax: "",
		edition: 0
	}), Object.assign(Object.assign({
		$typeName: "google.protobuf.FileDescriptorProto",
		dependency: [],
		publicDependency: [],
		weakDependency: [],
		optionDependency: [],
		service: [],
		extension: []
	}, init), {
		messageType: init.messageType.map(bootDescriptorProto),
		enumType: init.enumType.map(bootEnumDescriptorProto)
	}));
}
function bootDescriptorProto(init) {
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.DescriptorProto",
		name: init.name,
		field: init.field?.map(bootFieldDescriptorProto) ?? [],
		extension: [],
		nestedType: init.nestedType?.map(bootDescriptorProto) ?? [],
		enumType: init.enumType?.map(bootEnumDescriptorProto) ?? [],
		extensionRange: init.extensionRange?.map((e) => Object.assign({ $typeName: "google.protobuf.DescriptorProto.ExtensionRange" }, e)) ?? [],
		oneofDecl: [],
		reservedRange: [],
		reservedName: []
	});
}
function bootFieldDescriptorProto(init) {
	return Object.assign(Object.create({
		label: 1,
		typeName: "",
		extendee: "",
		defaultValue: "",
		oneofIndex: 0,
		jsonName: "",
		proto3Optional: !1
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldDescriptorProto" }, init), { options: init.options ? bootFieldOptions(init.options) : void 0 }));
}
function bootFieldOptions(init) {
	return Object.assign(Object.create({
		ctype: 0,
		packed: !1,
		jstype: 0,
		lazy: !1,
		unverifiedLazy: !1,
		deprecated: !1,
		weak: !1,
		debugRedact: !1,
		retention: 0
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldOptions" }, init), {
		targets: init.targets ?? [],
		editionDefaults: init.editionDefaults?.map((e) => Object.assign({ $typeName: "google.protobuf.FieldOptions.EditionDefault" }, e)) ?? [],
		uninterpretedOption: []
	}));
}
function bootEnumDescriptorProto(init) {
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.EnumDescriptorProto",
		name: init.name,
		reservedName: [],
		reservedRange: [],
		value: init.value.map((e) => Object.assign({ $typeName: "google.protobuf.EnumValueDescriptorProto" }, e))
	});
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/message.js
function messageDesc(file, path, ...paths) {
	return paths.reduce((acc, cur) => acc.nestedMessages[cur], file.messages[path]);
}
const FileDescriptorProtoSchema = messageDesc(boot({
	name: "google/protobuf/descriptor.proto",
	package: "google.protobuf",
	messageType: [
		{
			name: "FileDescriptorSet",
			field: [{
				name: "file",
				number: 1,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.FileDescriptorProto"
			}],
			extensionRange: [{
				start: 536e6,
				end: 536000001
			}]
		},
		{
			name: "FileDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "package",
					number: 2,
					type: 9,
					label: 1
				},
				{
					name: "dependency",
					number: 3,
					type: 9,
					label: 3
				},
				{
					name: "public_dependency",
					number: 10,
					type: 5,
					label: 3
				},
				{
					name: "weak_dependency",
					number: 11,
					type: 5,
					label: 3
				},
				{
					name: "option_dependency",
					number: 15,
					type: 9,
					label: 3
				},
				{
					name: "message_type",
					number: 4,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto"
				},
				{
					name: "enum_type",
					number: 5,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumDescriptorProto"
				},
				{
					name: "service",
					number: 6,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.ServiceDescriptorProto"
				},
				{
					name: "extension",
					number: 7,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldDescriptorProto"
				},
				{
					name: "options",
					number: 8,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FileOptions"
				},
				{
					name: "source_code_info",
					number: 9,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.SourceCodeInfo"
				},
				{
					name: "syntax",
					number: 12,
					type: 9,
					label: 1
				},
				{
					name: "edition",
					number: 14,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				}
			]
		},
		{
			name: "DescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "field",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldDescriptorProto"
				},
				{
					name: "extension",
					number: 6,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldDescriptorProto"
				},
				{
					name: "nested_type",
					number: 3,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto"
				},
				{
					name: "enum_type",
					number: 4,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumDescriptorProto"
				},
				{
					name: "extension_range",
					number: 5,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto.ExtensionRange"
				},
				{
					name: "oneof_decl",
					number: 8,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.OneofDescriptorProto"
				},
				{
					name: "options",
					number: 7,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.MessageOptions"
				},
				{
					name: "reserved_range",
					number: 9,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.DescriptorProto.ReservedRange"
				},
				{
					name: "reserved_name",
					number: 10,
					type: 9,
					label: 3
				},
				{
					name: "visibility",
					number: 11,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.SymbolVisibility"
				}
			],
			nestedType: [{
				name: "ExtensionRange",
				field: [
					{
						name: "start",
						number: 1,
						type: 5,
						label: 1
					},
					{
						name: "end",
						number: 2,
						type: 5,
						label: 1
					},
					{
						name: "options",
						number: 3,
						type: 11,
						label: 1,
						typeName: ".google.protobuf.ExtensionRangeOptions"
					}
				]
			}, {
				name: "ReservedRange",
				field: [{
					name: "start",
					number: 1,
					type: 5,
					label: 1
				}, {
					name: "end",
					number: 2,
					type: 5,
					label: 1
				}]
			}]
		},
		{
			name: "ExtensionRangeOptions",
			field: [
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				},
				{
					name: "declaration",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.ExtensionRangeOptions.Declaration",
					options: { retention: 2 }
				},
				{
					name: "features",
					number: 50,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "verification",
					number: 3,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.ExtensionRangeOptions.VerificationState",
					defaultValue: "UNVERIFIED",
					options: { retention: 2 }
				}
			],
			nestedType: [{
				name: "Declaration",
				field: [
					{
						name: "number",
						number: 1,
						type: 5,
						label: 1
					},
					{
						name: "full_name",
						number: 2,
						type: 9,
						label: 1
					},
					{
						name: "type",
						number: 3,
						type: 9,
						label: 1
					},
					{
						name: "reserved",
						number: 5,
						type: 8,
						label: 1
					},
					{
						name: "repeated",
						number: 6,
						type: 8,
						label: 1
					}
				]
			}],
			enumType: [{
				name: "VerificationState",
				value: [{
					name: "DECLARATION",
					number: 0
				}, {
					name: "UNVERIFIED",
					number: 1
				}]
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "FieldDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "number",
					number: 3,
					type: 5,
					label: 1
				},
				{
					name: "label",
					number: 4,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldDescriptorProto.Label"
				},
				{
					name: "type",
					number: 5,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldDescriptorProto.Type"
				},
				{
					name: "type_name",
					number: 6,
					type: 9,
					label: 1
				},
				{
					name: "extendee",
					number: 2,
					type: 9,
					label: 1
				},
				{
					name: "default_value",
					number: 7,
					type: 9,
					label: 1
				},
				{
					name: "oneof_index",
					number: 9,
					type: 5,
					label: 1
				},
				{
					name: "json_name",
					number: 10,
					type: 9,
					label: 1
				},
				{
					name: "options",
					number: 8,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FieldOptions"
				},
				{
					name: "proto3_optional",
					number: 17,
					type: 8,
					label: 1
				}
			],
			enumType: [{
				name: "Type",
				value: [
					{
						name: "TYPE_DOUBLE",
						number: 1
					},
					{
						name: "TYPE_FLOAT",
						number: 2
					},
					{
						name: "TYPE_INT64",
						number: 3
					},
					{
						name: "TYPE_UINT64",
						number: 4
					},
					{
						name: "TYPE_INT32",
						number: 5
					},
					{
						name: "TYPE_FIXED64",
						number: 6
					},
					{
						name: "TYPE_FIXED32",
						number: 7
					},
					{
						name: "TYPE_BOOL",
						number: 8
					},
					{
						name: "TYPE_STRING",
						number: 9
					},
					{
						name: "TYPE_GROUP",
						number: 10
					},
					{
						name: "TYPE_MESSAGE",
						number: 11
					},
					{
						name: "TYPE_BYTES",
						number: 12
					},
					{
						name: "TYPE_UINT32",
						number: 13
					},
					{
						name: "TYPE_ENUM",
						number: 14
					},
					{
						name: "TYPE_SFIXED32",
						number: 15
					},
					{
						name: "TYPE_SFIXED64",
						number: 16
					},
					{
						name: "TYPE_SINT32",
						number: 17
					},
					{
						name: "TYPE_SINT64",
						number: 18
					}
				]
			}, {
				name: "Label",
				value: [
					{
						name: "LABEL_OPTIONAL",
						number: 1
					},
					{
						name: "LABEL_REPEATED",
						number: 3
					},
					{
						name: "LABEL_REQUIRED",
						number: 2
					}
				]
			}]
		},
		{
			name: "OneofDescriptorProto",
			field: [{
				name: "name",
				number: 1,
				type: 9,
				label: 1
			}, {
				name: "options",
				number: 2,
				type: 11,
				label: 1,
				typeName: ".google.protobuf.OneofOptions"
			}]
		},
		{
			name: "EnumDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "value",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumValueDescriptorProto"
				},
				{
					name: "options",
					number: 3,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.EnumOptions"
				},
				{
					name: "reserved_range",
					number: 4,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.EnumDescriptorProto.EnumReservedRange"
				},
				{
					name: "reserved_name",
					number: 5,
					type: 9,
					label: 3
				},
				{
					name: "visibility",
					number: 6,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.SymbolVisibility"
				}
			],
			nestedType: [{
				name: "EnumReservedRange",
				field: [{
					name: "start",
					number: 1,
					type: 5,
					label: 1
				}, {
					name: "end",
					number: 2,
					type: 5,
					label: 1
				}]
			}]
		},
		{
			name: "EnumValueDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "number",
					number: 2,
					type: 5,
					label: 1
				},
				{
					name: "options",
					number: 3,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.EnumValueOptions"
				}
			]
		},
		{
			name: "ServiceDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "method",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.MethodDescriptorProto"
				},
				{
					name: "options",
					number: 3,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.ServiceOptions"
				}
			]
		},
		{
			name: "MethodDescriptorProto",
			field: [
				{
					name: "name",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "input_type",
					number: 2,
					type: 9,
					label: 1
				},
				{
					name: "output_type",
					number: 3,
					type: 9,
					label: 1
				},
				{
					name: "options",
					number: 4,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.MethodOptions"
				},
				{
					name: "client_streaming",
					number: 5,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "server_streaming",
					number: 6,
					type: 8,
					label: 1,
					defaultValue: "false"
				}
			]
		},
		{
			name: "FileOptions",
			field: [
				{
					name: "java_package",
					number: 1,
					type: 9,
					label: 1
				},
				{
					name: "java_outer_classname",
					number: 8,
					type: 9,
					label: 1
				},
				{
					name: "java_multiple_files",
					number: 10,
					type: 8,
					label: 1,
					defaultValue: "false",
					options: {}
				},
				{
					name: "java_generate_equals_and_hash",
					number: 20,
					type: 8,
					label: 1,
					options: { deprecated: !0 }
				},
				{
					name: "java_string_check_utf8",
					number: 27,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "optimize_for",
					number: 9,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FileOptions.OptimizeMode",
					defaultValue: "SPEED"
				},
				{
					name: "go_package",
					number: 11,
					type: 9,
					label: 1
				},
				{
					name: "cc_generic_services",
					number: 16,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "java_generic_services",
					number: 17,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "py_generic_services",
					number: 18,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated",
					number: 23,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "cc_enable_arenas",
					number: 31,
					type: 8,
					label: 1,
					defaultValue: "true",
					options: {}
				},
				{
					name: "objc_class_prefix",
					number: 36,
					type: 9,
					label: 1
				},
				{
					name: "csharp_namespace",
					number: 37,
					type: 9,
					label: 1
				},
				{
					name: "swift_prefix",
					number: 39,
					type: 9,
					label: 1
				},
				{
					name: "php_class_prefix",
					number: 40,
					type: 9,
					label: 1
				},
				{
					name: "php_namespace",
					number: 41,
					type: 9,
					label: 1
				},
				{
					name: "php_metadata_namespace",
					number: 44,
					type: 9,
					label: 1
				},
				{
					name: "ruby_package",
					number: 45,
					type: 9,
					label: 1
				},
				{
					name: "features",
					number: 50,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			enumType: [{
				name: "OptimizeMode",
				value: [
					{
						name: "SPEED",
						number: 1
					},
					{
						name: "CODE_SIZE",
						number: 2
					},
					{
						name: "LITE_RUNTIME",
						number: 3
					}
				]
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "MessageOptions",
			field: [
				{
					name: "message_set_wire_format",
					number: 1,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "no_standard_descriptor_accessor",
					number: 2,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "map_entry",
					number: 7,
					type: 8,
					label: 1
				},
				{
					name: "deprecated_legacy_json_field_conflicts",
					number: 11,
					type: 8,
					label: 1,
					options: { deprecated: !0 }
				},
				{
					name: "features",
					number: 12,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "FieldOptions",
			field: [
				{
					name: "ctype",
					number: 1,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.CType",
					defaultValue: "STRING"
				},
				{
					name: "packed",
					number: 2,
					type: 8,
					label: 1
				},
				{
					name: "jstype",
					number: 6,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.JSType",
					defaultValue: "JS_NORMAL"
				},
				{
					name: "lazy",
					number: 5,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "unverified_lazy",
					number: 15,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "weak",
					number: 10,
					type: 8,
					label: 1,
					defaultValue: "false",
					options: { deprecated: !0 }
				},
				{
					name: "debug_redact",
					number: 16,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "retention",
					number: 17,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.OptionRetention"
				},
				{
					name: "targets",
					number: 19,
					type: 14,
					label: 3,
					typeName: ".google.protobuf.FieldOptions.OptionTargetType"
				},
				{
					name: "edition_defaults",
					number: 20,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FieldOptions.EditionDefault"
				},
				{
					name: "features",
					number: 21,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "feature_support",
					number: 22,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			nestedType: [{
				name: "EditionDefault",
				field: [{
					name: "edition",
					number: 3,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				}, {
					name: "value",
					number: 2,
					type: 9,
					label: 1
				}]
			}, {
				name: "FeatureSupport",
				field: [
					{
						name: "edition_introduced",
						number: 1,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "edition_deprecated",
						number: 2,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "deprecation_warning",
						number: 3,
						type: 9,
						label: 1
					},
					{
						name: "edition_removed",
						number: 4,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "removal_error",
						number: 5,
						type: 9,
						label: 1
					}
				]
			}],
			enumType: [
				{
					name: "CType",
					value: [
						{
							name: "STRING",
							number: 0
						},
						{
							name: "CORD",
							number: 1
						},
						{
							name: "STRING_PIECE",
							number: 2
						}
					]
				},
				{
					name: "JSType",
					value: [
						{
							name: "JS_NORMAL",
							number: 0
						},
						{
							name: "JS_STRING",
							number: 1
						},
						{
							name: "JS_NUMBER",
							number: 2
						}
					]
				},
				{
					name: "OptionRetention",
					value: [
						{
							name: "RETENTION_UNKNOWN",
							number: 0
						},
						{
							name: "RETENTION_RUNTIME",
							number: 1
						},
						{
							name: "RETENTION_SOURCE",
							number: 2
						}
					]
				},
				{
					name: "OptionTargetType",
					value: [
						{
							name: "TARGET_TYPE_UNKNOWN",
							number: 0
						},
						{
							name: "TARGET_TYPE_FILE",
							number: 1
						},
						{
							name: "TARGET_TYPE_EXTENSION_RANGE",
							number: 2
						},
						{
							name: "TARGET_TYPE_MESSAGE",
							number: 3
						},
						{
							name: "TARGET_TYPE_FIELD",
							number: 4
						},
						{
							name: "TARGET_TYPE_ONEOF",
							number: 5
						},
						{
							name: "TARGET_TYPE_ENUM",
							number: 6
						},
						{
							name: "TARGET_TYPE_ENUM_ENTRY",
							number: 7
						},
						{
							name: "TARGET_TYPE_SERVICE",
							number: 8
						},
						{
							name: "TARGET_TYPE_METHOD",
							number: 9
						}
					]
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "OneofOptions",
			field: [{
				name: "features",
				number: 1,
				type: 11,
				label: 1,
				typeName: ".google.protobuf.FeatureSet"
			}, {
				name: "uninterpreted_option",
				number: 999,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.UninterpretedOption"
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "EnumOptions",
			field: [
				{
					name: "allow_alias",
					number: 2,
					type: 8,
					label: 1
				},
				{
					name: "deprecated",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "deprecated_legacy_json_field_conflicts",
					number: 6,
					type: 8,
					label: 1,
					options: { deprecated: !0 }
				},
				{
					name: "features",
					number: 7,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "EnumValueOptions",
			field: [
				{
					name: "deprecated",
					number: 1,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "features",
					number: 2,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "debug_redact",
					number: 3,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "feature_support",
					number: 4,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "ServiceOptions",
			field: [
				{
					name: "features",
					number: 34,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "deprecated",
					number: 33,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "MethodOptions",
			field: [
				{
					name: "deprecated",
					number: 33,
					type: 8,
					label: 1,
					defaultValue: "false"
				},
				{
					name: "idempotency_level",
					number: 34,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.MethodOptions.IdempotencyLevel",
					defaultValue: "IDEMPOTENCY_UNKNOWN"
				},
				{
					name: "features",
					number: 35,
					type: 11,
					label: 1,
					typeName: ".google.protobuf.FeatureSet"
				},
				{
					name: "uninterpreted_option",
					number: 999,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption"
				}
			],
			enumType: [{
				name: "IdempotencyLevel",
				value: [
					{
						name: "IDEMPOTENCY_UNKNOWN",
						number: 0
					},
					{
						name: "NO_SIDE_EFFECTS",
						number: 1
					},
					{
						name: "IDEMPOTENT",
						number: 2
					}
				]
			}],
			extensionRange: [{
				start: 990,
				end: 999
			}, {
				start: 1e3,
				end: 536870912
			}]
		},
		{
			name: "UninterpretedOption",
			field: [
				{
					name: "name",
					number: 2,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.UninterpretedOption.NamePart"
				},
				{
					name: "identifier_value",
					number: 3,
					type: 9,
					label: 1
				},
				{
					name: "positive_int_value",
					number: 4,
					type: 4,
					label: 1
				},
				{
					name: "negative_int_value",
					number: 5,
					type: 3,
					label: 1
				},
				{
					name: "double_value",
					number: 6,
					type: 1,
					label: 1
				},
				{
					name: "string_value",
					number: 7,
					type: 12,
					label: 1
				},
				{
					name: "aggregate_value",
					number: 8,
					type: 9,
					label: 1
				}
			],
			nestedType: [{
				name: "NamePart",
				field: [{
					name: "name_part",
					number: 1,
					type: 9,
					label: 2
				}, {
					name: "is_extension",
					number: 2,
					type: 8,
					label: 2
				}]
			}]
		},
		{
			name: "FeatureSet",
			field: [
				{
					name: "field_presence",
					number: 1,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.FieldPresence",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [
							{
								value: "EXPLICIT",
								edition: 900
							},
							{
								value: "IMPLICIT",
								edition: 999
							},
							{
								value: "EXPLICIT",
								edition: 1e3
							}
						]
					}
				},
				{
					name: "enum_type",
					number: 2,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.EnumType",
					options: {
						retention: 1,
						targets: [6, 1],
						editionDefaults: [{
							value: "CLOSED",
							edition: 900
						}, {
							value: "OPEN",
							edition: 999
						}]
					}
				},
				{
					name: "repeated_field_encoding",
					number: 3,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.RepeatedFieldEncoding",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [{
							value: "EXPANDED",
							edition: 900
						}, {
							value: "PACKED",
							edition: 999
						}]
					}
				},
				{
					name: "utf8_validation",
					number: 4,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.Utf8Validation",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [{
							value: "NONE",
							edition: 900
						}, {
							value: "VERIFY",
							edition: 999
						}]
					}
				},
				{
					name: "message_encoding",
					number: 5,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.MessageEncoding",
					options: {
						retention: 1,
						targets: [4, 1],
						editionDefaults: [{
							value: "LENGTH_PREFIXED",
							edition: 900
						}]
					}
				},
				{
					name: "json_format",
					number: 6,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.JsonFormat",
					options: {
						retention: 1,
						targets: [
							3,
							6,
							1
						],
						editionDefaults: [{
							value: "LEGACY_BEST_EFFORT",
							edition: 900
						}, {
							value: "ALLOW",
							edition: 999
						}]
					}
				},
				{
					name: "enforce_naming_style",
					number: 7,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.EnforceNamingStyle",
					options: {
						retention: 2,
						targets: [
							1,
							2,
							3,
							4,
							5,
							6,
							7,
							8,
							9
						],
						editionDefaults: [
							{
								value: "STYLE_LEGACY",
								edition: 900
							},
							{
								value: "STYLE2024",
								edition: 1001
							},
							{
								value: "STYLE2026",
								edition: 1002
							}
						]
					}
				},
				{
					name: "default_symbol_visibility",
					number: 8,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.VisibilityFeature.DefaultSymbolVisibility",
					options: {
						retention: 2,
						targets: [1],
						editionDefaults: [
							{
								value: "EXPORT_ALL",
								edition: 900
							},
							{
								value: "EXPORT_TOP_LEVEL",
								edition: 1001
							},
							{
								value: "STRICT",
								edition: 1002
							}
						]
					}
				},
				{
					name: "enforce_proto_limits",
					number: 9,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.FeatureSet.ProtoLimitsFeature.EnforceProtoLimits",
					options: {
						retention: 2,
						targets: [
							6,
							3,
							4,
							5
						],
						editionDefaults: [{
							value: "LEGACY_NO_EXPLICIT_LIMITS",
							edition: 900
						}, {
							value: "PROTO_LIMITS2026",
							edition: 1002
						}]
					}
				}
			],
			nestedType: [{
				name: "VisibilityFeature",
				enumType: [{
					name: "DefaultSymbolVisibility",
					value: [
						{
							name: "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN",
							number: 0
						},
						{
							name: "EXPORT_ALL",
							number: 1
						},
						{
							name: "EXPORT_TOP_LEVEL",
							number: 2
						},
						{
							name: "LOCAL_ALL",
							number: 3
						},
						{
							name: "STRICT",
							number: 4
						}
					]
				}]
			}, {
				name: "ProtoLimitsFeature",
				enumType: [{
					name: "EnforceProtoLimits",
					value: [
						{
							name: "PROTO_LIMITS_UNKNOWN",
							number: 0
						},
						{
							name: "LEGACY_NO_EXPLICIT_LIMITS",
							number: 1
						},
						{
							name: "PROTO_LIMITS2026",
							number: 2
						}
					]
				}]
			}],
			enumType: [
				{
					name: "FieldPresence",
					value: [
						{
							name: "FIELD_PRESENCE_UNKNOWN",
							number: 0
						},
						{
							name: "EXPLICIT",
							number: 1
						},
						{
							name: "IMPLICIT",
							number: 2
						},
						{
							name: "LEGACY_REQUIRED",
							number: 3
						}
					]
				},
				{
					name: "EnumType",
					value: [
						{
							name: "ENUM_TYPE_UNKNOWN",
							number: 0
						},
						{
							name: "OPEN",
							number: 1
						},
						{
							name: "CLOSED",
							number: 2
						}
					]
				},
				{
					name: "RepeatedFieldEncoding",
					value: [
						{
							name: "REPEATED_FIELD_ENCODING_UNKNOWN",
							number: 0
						},
						{
							name: "PACKED",
							number: 1
						},
						{
							name: "EXPANDED",
							number: 2
						}
					]
				},
				{
					name: "Utf8Validation",
					value: [
						{
							name: "UTF8_VALIDATION_UNKNOWN",
							number: 0
						},
						{
							name: "VERIFY",
							number: 2
						},
						{
							name: "NONE",
							number: 3
						}
					]
				},
				{
					name: "MessageEncoding",
					value: [
						{
							name: "MESSAGE_ENCODING_UNKNOWN",
							number: 0
						},
						{
							name: "LENGTH_PREFIXED",
							number: 1
						},
						{
							name: "DELIMITED",
							number: 2
						}
					]
				},
				{
					name: "JsonFormat",
					value: [
						{
							name: "JSON_FORMAT_UNKNOWN",
							number: 0
						},
						{
							name: "ALLOW",
							number: 1
						},
						{
							name: "LEGACY_BEST_EFFORT",
							number: 2
						}
					]
				},
				{
					name: "EnforceNamingStyle",
					value: [
						{
							name: "ENFORCE_NAMING_STYLE_UNKNOWN",
							number: 0
						},
						{
							name: "STYLE2024",
							number: 1
						},
						{
							name: "STYLE_LEGACY",
							number: 2
						},
						{
							name: "STYLE2026",
							number: 3
						}
					]
				}
			],
			extensionRange: [
				{
					start: 1e3,
					end: 9995
				},
				{
					start: 9995,
					end: 1e4
				},
				{
					start: 1e4,
					end: 10001
				}
			]
		},
		{
			name: "FeatureSetDefaults",
			field: [
				{
					name: "defaults",
					number: 1,
					type: 11,
					label: 3,
					typeName: ".google.protobuf.FeatureSetDefaults.FeatureSetEditionDefault"
				},
				{
					name: "minimum_edition",
					number: 4,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				},
				{
					name: "maximum_edition",
					number: 5,
					type: 14,
					label: 1,
					typeName: ".google.protobuf.Edition"
				}
			],
			nestedType: [{
				name: "FeatureSetEditionDefault",
				field: [
					{
						name: "edition",
						number: 3,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.Edition"
					},
					{
						name: "overridable_features",
						number: 4,
						type: 11,
						label: 1,
						typeName: ".google.protobuf.FeatureSet"
					},
					{
						name: "fixed_features",
						number: 5,
						type: 11,
						label: 1,
						typeName: ".google.protobuf.FeatureSet"
					}
				]
			}]
		},
		{
			name: "SourceCodeInfo",
			field: [{
				name: "location",
				number: 1,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.SourceCodeInfo.Location"
			}],
			nestedType: [{
				name: "Location",
				field: [
					{
						name: "path",
						number: 1,
						type: 5,
						label: 3,
						options: { packed: !0 }
					},
					{
						name: "span",
						number: 2,
						type: 5,
						label: 3,
						options: { packed: !0 }
					},
					{
						name: "leading_comments",
						number: 3,
						type: 9,
						label: 1
					},
					{
						name: "trailing_comments",
						number: 4,
						type: 9,
						label: 1
					},
					{
						name: "leading_detached_comments",
						number: 6,
						type: 9,
						label: 3
					}
				]
			}],
			extensionRange: [{
				start: 536e6,
				end: 536000001
			}]
		},
		{
			name: "GeneratedCodeInfo",
			field: [{
				name: "annotation",
				number: 1,
				type: 11,
				label: 3,
				typeName: ".google.protobuf.GeneratedCodeInfo.Annotation"
			}],
			nestedType: [{
				name: "Annotation",
				field: [
					{
						name: "path",
						number: 1,
						type: 5,
						label: 3,
						options: { packed: !0 }
					},
					{
						name: "source_file",
						number: 2,
						type: 9,
						label: 1
					},
					{
						name: "begin",
						number: 3,
						type: 5,
						label: 1
					},
					{
						name: "end",
						number: 4,
						type: 5,
						label: 1
					},
					{
						name: "semantic",
						number: 5,
						type: 14,
						label: 1,
						typeName: ".google.protobuf.GeneratedCodeInfo.Annotation.Semantic"
					}
				],
				enumType: [{
					name: "Semantic",
					value: [
						{
							name: "NONE",
							number: 0
						},
						{
							name: "SET",
							number: 1
						},
						{
							name: "ALIAS",
							number: 2
						}
					]
				}]
			}]
		}
	],
	enumType: [{
		name: "Edition",
		value: [
			{
				name: "EDITION_UNKNOWN",
				number: 0
			},
			{
				name: "EDITION_LEGACY",
				number: 900
			},
			{
				name: "EDITION_PROTO2",
				number: 998
			},
			{
				name: "EDITION_PROTO3",
				number: 999
			},
			{
				name: "EDITION_2023",
				number: 1e3
			},
			{
				name: "EDITION_2024",
				number: 1001
			},
			{
				name: "EDITION_2026",
				number: 1002
			},
			{
				name: "EDITION_UNSTABLE",
				number: 9999
			},
			{
				name: "EDITION_1_TEST_ONLY",
				number: 1
			},
			{
				name: "EDITION_2_TEST_ONLY",
				number: 2
			},
			{
				name: "EDITION_99997_TEST_ONLY",
				number: 99997
			},
			{
				name: "EDITION_99998_TEST_ONLY",
				number: 99998
			},
			{
				name: "EDITION_99999_TEST_ONLY",
				number: 99999
			},
			{
				name: "EDITION_MAX",
				number: 0x7fffffff
			}
		]
	}, {
		name: "SymbolVisibility",
		value: [
			{
				name: "VISIBILITY_UNSET",
				number: 0
			},
			{
				name: "VISIBILITY_LOCAL",
				number: 1
			},
			{
				name: "VISIBILITY_EXPORT",
				number: 2
			}
		]
	}]
}), 1);
var ExtensionRangeOptions_VerificationState;
(function(ExtensionRangeOptions_VerificationState) {
	ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState.DECLARATION = 0] = "DECLARATION";
	ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState.UNVERIFIED = 1] = "UNVERIFIED";
})(ExtensionRangeOptions_VerificationState ||= {});
var FieldDescriptorProto_Type;
(function(FieldDescriptorProto_Type) {
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.DOUBLE = 1] = "DOUBLE";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.FLOAT = 2] = "FLOAT";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.INT64 = 3] = "INT64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.UINT64 = 4] = "UINT64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.INT32 = 5] = "INT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.FIXED64 = 6] = "FIXED64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.FIXED32 = 7] = "FIXED32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.BOOL = 8] = "BOOL";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.STRING = 9] = "STRING";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.GROUP = 10] = "GROUP";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.MESSAGE = 11] = "MESSAGE";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.BYTES = 12] = "BYTES";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.UINT32 = 13] = "UINT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.ENUM = 14] = "ENUM";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.SFIXED32 = 15] = "SFIXED32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.SFIXED64 = 16] = "SFIXED64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.SINT32 = 17] = "SINT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type.SINT64 = 18] = "SINT64";
})(FieldDescriptorProto_Type ||= {});
var FieldDescriptorProto_Label;
(function(FieldDescriptorProto_Label) {
	FieldDescriptorProto_Label[FieldDescriptorProto_Label.OPTIONAL = 1] = "OPTIONAL";
	FieldDescriptorProto_Label[FieldDescriptorProto_Label.REPEATED = 3] = "REPEATED";
	FieldDescriptorProto_Label[FieldDescriptorProto_Label.REQUIRED = 2] = "REQUIRED";
})(FieldDescriptorProto_Label ||= {});
var FileOptions_OptimizeMode;
(function(FileOptions_OptimizeMode) {
	FileOptions_OptimizeMode[FileOptions_OptimizeMode.SPEED = 1] = "SPEED";
	FileOptions_OptimizeMode[FileOptions_OptimizeMode.CODE_SIZE = 2] = "CODE_SIZE";
	FileOptions_OptimizeMode[FileOptions_OptimizeMode.LITE_RUNTIME = 3] = "LITE_RUNTIME";
})(FileOptions_OptimizeMode ||= {});
var FieldOptions_CType;
(function(FieldOptions_CType) {
	FieldOptions_CType[FieldOptions_CType.STRING = 0] = "STRING";
	FieldOptions_CType[FieldOptions_CType.CORD = 1] = "CORD";
	FieldOptions_CType[FieldOptions_CType.STRING_PIECE = 2] = "STRING_PIECE";
})(FieldOptions_CType ||= {});
var FieldOptions_JSType;
(function(FieldOptions_JSType) {
	FieldOptions_JSType[FieldOptions_JSType.JS_NORMAL = 0] = "JS_NORMAL";
	FieldOptions_JSType[FieldOptions_JSType.JS_STRING = 1] = "JS_STRING";
	FieldOptions_JSType[FieldOptions_JSType.JS_NUMBER = 2] = "JS_NUMBER";
})(FieldOptions_JSType ||= {});
var FieldOptions_OptionRetention;
(function(FieldOptions_OptionRetention) {
	FieldOptions_OptionRetention[FieldOptions_OptionRetention.RETENTION_UNKNOWN = 0] = "RETENTION_UNKNOWN";
	FieldOptions_OptionRetention[FieldOptions_OptionRetention.RETENTION_RUNTIME = 1] = "RETENTION_RUNTIME";
	FieldOptions_OptionRetention[FieldOptions_OptionRetention.RETENTION_SOURCE = 2] = "RETENTION_SOURCE";
})(FieldOptions_OptionRetention ||= {});
var FieldOptions_OptionTargetType;
(function(FieldOptions_OptionTargetType) {
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_UNKNOWN = 0] = "TARGET_TYPE_UNKNOWN";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_FILE = 1] = "TARGET_TYPE_FILE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_EXTENSION_RANGE = 2] = "TARGET_TYPE_EXTENSION_RANGE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_MESSAGE = 3] = "TARGET_TYPE_MESSAGE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_FIELD = 4] = "TARGET_TYPE_FIELD";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_ONEOF = 5] = "TARGET_TYPE_ONEOF";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_ENUM = 6] = "TARGET_TYPE_ENUM";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_ENUM_ENTRY = 7] = "TARGET_TYPE_ENUM_ENTRY";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_SERVICE = 8] = "TARGET_TYPE_SERVICE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType.TARGET_TYPE_METHOD = 9] = "TARGET_TYPE_METHOD";
})(FieldOptions_OptionTargetType ||= {});
var MethodOptions_IdempotencyLevel;
(function(MethodOptions_IdempotencyLevel) {
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel.IDEMPOTENCY_UNKNOWN = 0] = "IDEMPOTENCY_UNKNOWN";
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS = 1] = "NO_SIDE_EFFECTS";
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel.IDEMPOTENT = 2] = "IDEMPOTENT";
})(MethodOptions_IdempotencyLevel ||= {});
var FeatureSet_VisibilityFeature_DefaultSymbolVisibility;
(function(FeatureSet_VisibilityFeature_DefaultSymbolVisibility) {
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility.DEFAULT_SYMBOL_VISIBILITY_UNKNOWN = 0] = "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility.EXPORT_ALL = 1] = "EXPORT_ALL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility.EXPORT_TOP_LEVEL = 2] = "EXPORT_TOP_LEVEL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility.LOCAL_ALL = 3] = "LOCAL_ALL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility.STRICT = 4] = "STRICT";
})(FeatureSet_VisibilityFeature_DefaultSymbolVisibility ||= {});
var FeatureSet_ProtoLimitsFeature_EnforceProtoLimits;
(function(FeatureSet_ProtoLimitsFeature_EnforceProtoLimits) {
	FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits.PROTO_LIMITS_UNKNOWN = 0] = "PROTO_LIMITS_UNKNOWN";
	FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits.LEGACY_NO_EXPLICIT_LIMITS = 1] = "LEGACY_NO_EXPLICIT_LIMITS";
	FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits.PROTO_LIMITS2026 = 2] = "PROTO_LIMITS2026";
})(FeatureSet_ProtoLimitsFeature_EnforceProtoLimits ||= {});
var FeatureSet_FieldPresence;
(function(FeatureSet_FieldPresence) {
	FeatureSet_FieldPresence[FeatureSet_FieldPresence.FIELD_PRESENCE_UNKNOWN = 0] = "FIELD_PRESENCE_UNKNOWN";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence.EXPLICIT = 1] = "EXPLICIT";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence.IMPLICIT = 2] = "IMPLICIT";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence.LEGACY_REQUIRED = 3] = "LEGACY_REQUIRED";
})(FeatureSet_FieldPresence ||= {});
var FeatureSet_EnumType;
(function(FeatureSet_EnumType) {
	FeatureSet_EnumType[FeatureSet_EnumType.ENUM_TYPE_UNKNOWN = 0] = "ENUM_TYPE_UNKNOWN";
	FeatureSet_EnumType[FeatureSet_EnumType.OPEN = 1] = "OPEN";
	FeatureSet_EnumType[FeatureSet_EnumType.CLOSED = 2] = "CLOSED";
})(FeatureSet_EnumType ||= {});
var FeatureSet_RepeatedFieldEncoding;
(function(FeatureSet_RepeatedFieldEncoding) {
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding.REPEATED_FIELD_ENCODING_UNKNOWN = 0] = "REPEATED_FIELD_ENCODING_UNKNOWN";
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding.PACKED = 1] = "PACKED";
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding.EXPANDED = 2] = "EXPANDED";
})(FeatureSet_RepeatedFieldEncoding ||= {});
var FeatureSet_Utf8Validation;
(function(FeatureSet_Utf8Validation) {
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation.UTF8_VALIDATION_UNKNOWN = 0] = "UTF8_VALIDATION_UNKNOWN";
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation.VERIFY = 2] = "VERIFY";
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation.NONE = 3] = "NONE";
})(FeatureSet_Utf8Validation ||= {});
var FeatureSet_MessageEncoding;
(function(FeatureSet_MessageEncoding) {
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding.MESSAGE_ENCODING_UNKNOWN = 0] = "MESSAGE_ENCODING_UNKNOWN";
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding.LENGTH_PREFIXED = 1] = "LENGTH_PREFIXED";
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding.DELIMITED = 2] = "DELIMITED";
})(FeatureSet_MessageEncoding ||= {});
var FeatureSet_JsonFormat;
(function(FeatureSet_JsonFormat) {
	FeatureSet_JsonFormat[FeatureSet_JsonFormat.JSON_FORMAT_UNKNOWN = 0] = "JSON_FORMAT_UNKNOWN";
	FeatureSet_JsonFormat[FeatureSet_JsonFormat.ALLOW = 1] = "ALLOW";
	FeatureSet_JsonFormat[FeatureSet_JsonFormat.LEGACY_BEST_EFFORT = 2] = "LEGACY_BEST_EFFORT";
})(FeatureSet_JsonFormat ||= {});
var FeatureSet_EnforceNamingStyle;
(function(FeatureSet_EnforceNamingStyle) {
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle.ENFORCE_NAMING_STYLE_UNKNOWN = 0] = "ENFORCE_NAMING_STYLE_UNKNOWN";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle.STYLE2024 = 1] = "STYLE2024";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle.STYLE_LEGACY = 2] = "STYLE_LEGACY";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle.STYLE2026 = 3] = "STYLE2026";
})(FeatureSet_EnforceNamingStyle ||= {});
var GeneratedCodeInfo_Annotation_Semantic;
(function(GeneratedCodeInfo_Annotation_Semantic) {
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic.NONE = 0] = "NONE";
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic.SET = 1] = "SET";
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic.ALIAS = 2] = "ALIAS";
})(GeneratedCodeInfo_Annotation_Semantic ||= {});
var Edition;
(function(Edition) {
	Edition[Edition.EDITION_UNKNOWN = 0] = "EDITION_UNKNOWN";
	Edition[Edition.EDITION_LEGACY = 900] = "EDITION_LEGACY";
	Edition[Edition.EDITION_PROTO2 = 998] = "EDITION_PROTO2";
	Edition[Edition.EDITION_PROTO3 = 999] = "EDITION_PROTO3";
	Edition[Edition.EDITION_2023 = 1e3] = "EDITION_2023";
	Edition[Edition.EDITION_2024 = 1001] = "EDITION_2024";
	Edition[Edition.EDITION_2026 = 1002] = "EDITION_2026";
	Edition[Edition.EDITION_UNSTABLE = 9999] = "EDITION_UNSTABLE";
	Edition[Edition.EDITION_1_TEST_ONLY = 1] = "EDITION_1_TEST_ONLY";
	Edition[Edition.EDITION_2_TEST_ONLY = 2] = "EDITION_2_TEST_ONLY";
	Edition[Edition.EDITION_99997_TEST_ONLY = 99997] = "EDITION_99997_TEST_ONLY";
	Edition[Edition.EDITION_99998_TEST_ONLY = 99998] = "EDITION_99998_TEST_ONLY";
	Edition[Edition.EDITION_99999_TEST_ONLY = 99999] = "EDITION_99999_TEST_ONLY";
	Edition[Edition.EDITION_MAX = 0x7fffffff] = "EDITION_MAX";
})(Edition ||= {});
var SymbolVisibility;
(function(SymbolVisibility) {
	SymbolVisibility[SymbolVisibility.VISIBILITY_UNSET = 0] = "VISIBILITY_UNSET";
	SymbolVisibility[SymbolVisibility.VISIBILITY_LOCAL = 1] = "VISIBILITY_LOCAL";
	SymbolVisibility[SymbolVisibility.VISIBILITY_EXPORT = 2] = "VISIBILITY_EXPORT";
})(SymbolVisibility ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
function makeReadContext$1(options) {
	return Object.assign(Object.assign({
		readUnknownFields: !0,
		recursionLimit: 100
	}, options), { depth: 0 });
}
function fromBinary(schema, bytes, options) {
	let message = create(schema);
	compiledReader$1(schema).read(message, new BinaryReader(bytes), makeReadContext$1(options), bytes.byteLength);
	return message;
}
const compiledReaders$1 = new WeakMap();
function compiledReader$1(desc) {
	let compiled = compiledReaders$1.get(desc);
	compiled === void 0 && (compiled = compileMessage$3(desc));
	return compiled;
}
function compileMessage$3(desc) {
	let descString = String(desc);
	let fieldReaders = new Map();
	let compiled = {
		read: compileMessageReader(descString, fieldReaders),
		readGroup: compileGroupReader(descString, fieldReaders)
	};
	compiledReaders$1.set(desc, compiled);
	for (let field of desc.fields) fieldReaders.set(field.number, compileFieldReader$1(field));
	return compiled;
}
function compileMessageReader(descString, fieldReaders) {
	return (message, reader, ctx, length) => {
		if (++ctx.depth > ctx.recursionLimit) throw Error(`cannot decode ${descString} from binary: maximum recursion depth of ${ctx.recursionLimit} reached`);
		let end = reader.pos + length;
		let unknownFields = message.$unknown ?? [];
		for (; reader.pos < end;) {
			let [fieldNo, wireType] = reader.tag();
			let fieldReader = fieldReaders.get(fieldNo);
			if (fieldReader === void 0) {
				let data = reader.skip(wireType, fieldNo, ctx.recursionLimit - ctx.depth);
				ctx.readUnknownFields && unknownFields.push({
					no: fieldNo,
					wireType,
					data
				});
				continue;
			}
			fieldReader(message, reader, ctx, wireType);
		}
		unknownFields.length > 0 && (message.$unknown = unknownFields);
		ctx.depth--;
	};
}
function compileGroupReader(descString, fieldReaders) {
	return (message, reader, ctx, fieldNo) => {
		if (++ctx.depth > ctx.recursionLimit) throw Error(`cannot decode ${descString} from binary: maximum recursion depth of ${ctx.recursionLimit} reached`);
		let recordFieldNo;
		let wireType;
		let unknownFields = message.$unknown ?? [];
		for (; reader.pos < reader.len;) {
			[recordFieldNo, wireType] = reader.tag();
			if (wireType == WireType.EndGroup) break;
			let fieldReader = fieldReaders.get(recordFieldNo);
			if (fieldReader === void 0) {
				let data = reader.skip(wireType, recordFieldNo, ctx.recursionLimit - ctx.depth);
				ctx.readUnknownFields && unknownFields.push({
					no: recordFieldNo,
					wireType,
					data
				});
				continue;
			}
			fieldReader(message, reader, ctx, wireType);
		}
		if (wireType != WireType.EndGroup || recordFieldNo !== fieldNo) throw Error("invalid end group tag");
		unknownFields.length > 0 && (message.$unknown = unknownFields);
		ctx.depth--;
	};
}
function readField(message, reader, field, wireType, ctx) {
	compileFieldReader$1(field)(message[unsafeLocal], reader, ctx, wireType);
}
function compileFieldReader$1(field) {
	switch (field.fieldKind) {
		case "scalar": return compileScalarFieldReader$1(field);
		case "enum": return compileEnumFieldReader$1(field);
		case "message": return compileMessageFieldReader$1(field);
		case "list": return compileListFieldReader$1(field);
		case "map": return compileMapFieldReader$1(field);
	}
}
function compileScalarFieldReader$1(field) {
	let readScalar = compileScalarReader(field.scalar, field.utf8Validation, field.longAsString);
	let localName = field.localName;
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		return (message, reader) => {
			message[oneofLocalName] = {
				case: localName,
				value: readScalar(reader)
			};
		};
	}
	return (message, reader) => {
		message[localName] = readScalar(reader);
	};
}
function compileEnumFieldReader$1(field) {
	let localName = field.localName;
	let oneofLocalName = field.oneof?.localName;
	if (field.enum.open) {
		if (oneofLocalName !== void 0) return (message, reader) => {
			message[oneofLocalName] = {
				case: localName,
				value: reader.int32()
			};
		};
		return (message, reader) => {
			message[localName] = reader.int32();
		};
	}
	let values = field.enum.values;
	let fieldNo = field.number;
	return (message, reader, ctx, wireType) => {
		let val = reader.int32();
		if (values.some((v) => v.number === val)) oneofLocalName === void 0 ? message[localName] = val : message[oneofLocalName] = {
			case: localName,
			value: val
		};
		else if (ctx.readUnknownFields) {
			let bytes = [];
			varint32write(val, bytes);
			let unknownFields = message.$unknown ?? [];
			unknownFields.push({
				no: fieldNo,
				wireType,
				data: new Uint8Array(bytes)
			});
			message.$unknown = unknownFields;
		}
	};
}
function compileMessageFieldReader$1(field) {
	let localName = field.localName;
	let { toMessage, toLocal } = localMessageMapper(field);
	let readChild = compileChildReader(field);
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		return (message, reader, ctx) => {
			let oneof = message[oneofLocalName];
			let child = toMessage(oneof.case === localName ? oneof.value : void 0);
			readChild(child, reader, ctx);
			message[oneofLocalName] = {
				case: localName,
				value: toLocal(child)
			};
		};
	}
	return (message, reader, ctx) => {
		let child = toMessage(message[localName]);
		readChild(child, reader, ctx);
		message[localName] = toLocal(child);
	};
}
function compileChildReader(field) {
	let compiledChild = compiledReader$1(field.message);
	if (field.delimitedEncoding) {
		let fieldNo = field.number;
		return (child, reader, ctx) => compiledChild.readGroup(child, reader, ctx, fieldNo);
	}
	return (child, reader, ctx) => compiledChild.read(child, reader, ctx, reader.uint32());
}
function compileListFieldReader$1(field) {
	let localName = field.localName;
	if (field.listKind == "message") {
		let { toMessage, toLocal } = localMessageMapper(field);
		let readChild = compileChildReader(field);
		return (message, reader, ctx) => {
			let child = toMessage(void 0);
			readChild(child, reader, ctx);
			message[localName].push(toLocal(child));
		};
	}
	let scalarType = field.listKind == "enum" ? ScalarType.INT32 : field.scalar;
	let longAsString = field.listKind == "scalar" && field.longAsString;
	let readScalar = compileScalarReader(scalarType, field.utf8Validation, longAsString);
	let packedPossible = scalarType != ScalarType.STRING && scalarType != ScalarType.BYTES;
	return (message, reader, ctx, wireType) => {
		let items = message[localName];
		if (wireType == WireType.LengthDelimited && packedPossible) {
			let end = reader.uint32() + reader.pos;
			for (; reader.pos < end;) items.push(readScalar(reader));
		} else items.push(readScalar(reader));
	};
}
function compileMapFieldReader$1(field) {
	let localName = field.localName;
	let readKey = compileScalarReader(field.mapKey, field.utf8Validation, !1);
	let keyZero = scalarZeroValue(field.mapKey, !1);
	let readValue;
	let valueDefault;
	switch (field.mapKind) {
		case "scalar": {
			let scalar = field.scalar;
			let readScalar = compileScalarReader(scalar, field.utf8Validation, !1);
			readValue = (reader) => readScalar(reader);
			if (scalar == ScalarType.BYTES) valueDefault = () => new Uint8Array();
			else {
				let zero = scalarZeroValue(scalar, !1);
				valueDefault = () => zero;
			}
			break;
		}
		case "enum": {
			let zero = field.enum.values[0].number;
			readValue = (reader) => reader.int32();
			valueDefault = () => zero;
			break;
		}
		case "message": {
			let { toMessage, toLocal } = localMessageMapper(field);
			let readChild = compiledReader$1(field.message).read;
			readValue = (reader, ctx, existing) => {
				let child = toMessage(existing);
				readChild(child, reader, ctx, reader.uint32());
				return toLocal(child);
			};
			valueDefault = () => toLocal(toMessage(void 0));
			break;
		}
	}
	return (message, reader, ctx) => {
		let record = message[localName];
		let key;
		let val;
		let len = reader.uint32();
		let end = reader.pos + len;
		for (; reader.pos < end;) {
			let [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					key = readKey(reader);
					break;
				case 2:
					val = readValue(reader, ctx, val);
					break;
				default: reader.skip(wireType, fieldNo, ctx.recursionLimit - ctx.depth);
			}
		}
		key === void 0 && (key = keyZero);
		val === void 0 && (val = valueDefault());
		setOwn(record, key, val);
	};
}
function compileScalarReader(type, utf8Validation, longAsString) {
	switch (type) {
		case ScalarType.STRING: return (reader) => reader.string(utf8Validation);
		case ScalarType.BOOL: return (reader) => reader.bool();
		case ScalarType.DOUBLE: return (reader) => reader.double();
		case ScalarType.FLOAT: return (reader) => reader.float();
		case ScalarType.INT32: return (reader) => reader.int32();
		case ScalarType.INT64:
			if (longAsString) return (reader) => String(reader.int64());
			return (reader) => reader.int64();
		case ScalarType.UINT64:
			if (longAsString) return (reader) => String(reader.uint64());
			return (reader) => reader.uint64();
		case ScalarType.FIXED64:
			if (longAsString) return (reader) => String(reader.fixed64());
			return (reader) => reader.fixed64();
		case ScalarType.BYTES: return (reader) => reader.bytes();
		case ScalarType.FIXED32: return (reader) => reader.fixed32();
		case ScalarType.SFIXED32: return (reader) => reader.sfixed32();
		case ScalarType.SFIXED64:
			if (longAsString) return (reader) => String(reader.sfixed64());
			return (reader) => reader.sfixed64();
		case ScalarType.SINT64:
			if (longAsString) return (reader) => String(reader.sint64());
			return (reader) => reader.sint64();
		case ScalarType.UINT32: return (reader) => reader.uint32();
		case ScalarType.SINT32: return (reader) => reader.sint32();
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/file.js
function fileDesc(b64, imports) {
	let root = fromBinary(FileDescriptorProtoSchema, base64Decode(b64));
	root.messageType.forEach(restoreJsonNames);
	root.dependency = imports?.map((f) => f.proto.name) ?? [];
	return createEmbeddedFileRegistry(root, (protoFileName) => imports?.find((f) => f.proto.name === protoFileName)).getFile(root.name);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/timestamp_pb.js
const file_google_protobuf_timestamp = fileDesc("Ch9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvEg9nb29nbGUucHJvdG9idWYiKwoJVGltZXN0YW1wEg8KB3NlY29uZHMYASABKAMSDQoFbmFub3MYAiABKAVChQEKE2NvbS5nb29nbGUucHJvdG9idWZCDlRpbWVzdGFtcFByb3RvUAFaMmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3RpbWVzdGFtcHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const TimestampSchema = messageDesc(file_google_protobuf_timestamp, 0);
// node_modules/@bufbuild/protobuf/dist/esm/wkt/timestamp.js
function timestampDate(timestamp) {
	return new Date(timestampMs(timestamp));
}
function timestampFromMs(timestampMs) {
	let seconds = Math.floor(timestampMs / 1e3);
	return create(TimestampSchema, {
		seconds: protoInt64.parse(seconds),
		nanos: (timestampMs - seconds * 1e3) * 1e6
	});
}
function timestampMs(timestamp) {
	return Number(timestamp.seconds) * 1e3 + Math.round(timestamp.nanos / 1e6);
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/duration_pb.js
const file_google_protobuf_duration = fileDesc("Ch5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIqCghEdXJhdGlvbhIPCgdzZWNvbmRzGAEgASgDEg0KBW5hbm9zGAIgASgFQoMBChNjb20uZ29vZ2xlLnByb3RvYnVmQg1EdXJhdGlvblByb3RvUAFaMWdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2R1cmF0aW9ucGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
const DurationSchema = messageDesc(file_google_protobuf_duration, 0);
const AnySchema = messageDesc(fileDesc("Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiJgoDQW55EhAKCHR5cGVfdXJsGAEgASgJEg0KBXZhbHVlGAIgASgMQnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFueVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FueXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), 0);
const writeDefaults = { writeUnknownFields: !0 };
function makeWriteOptions$1(options) {
	return options ? Object.assign(Object.assign({}, writeDefaults), options) : writeDefaults;
}
function toBinary(schema, message, options) {
	let writer = new BinaryWriter();
	compiledWriter$1(schema)(writer, makeWriteOptions$1(options), message);
	return writer.finish();
}
const compiledWriters$1 = new WeakMap();
function compiledWriter$1(desc) {
	let compiled = compiledWriters$1.get(desc);
	compiled === void 0 && (compiled = compileMessage$2(desc));
	return compiled;
}
function compileMessage$2(desc) {
	let typeName = desc.typeName;
	let sortedFields = desc.fields.concat().sort((a, b) => a.number - b.number);
	let foreignField = sortedFields[0];
	let fieldWriters = [];
	let compiled = (writer, opts, message) => {
		if (message.$typeName !== typeName && foreignField !== void 0) throw new FieldError(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
		for (let i = 0; i < fieldWriters.length; i++) fieldWriters[i](writer, opts, message);
		let unknown = message.$unknown;
		if (unknown !== void 0 && opts.writeUnknownFields) for (let i = 0; i < unknown.length; i++) {
			let { no, wireType, data } = unknown[i];
			writer.tag(no, wireType).raw(data);
		}
	};
	compiledWriters$1.set(desc, compiled);
	for (let field of sortedFields) fieldWriters.push(compileField$1(field));
	return compiled;
}
function compileField$1(field) {
	switch (field.fieldKind) {
		case "message":
		case "scalar":
		case "enum": return compileSingularField$1(field);
		case "list": return compileListField(field);
		case "map": return compileMapField(field);
	}
}
function compileSingularField$1(field) {
	let writeValue = compileSingularValue$1(field);
	let localName = field.localName;
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		return (writer, opts, message) => {
			let oneof = message[oneofLocalName];
			oneof.case === localName && writeValue(writer, opts, oneof.value);
		};
	}
	if (field.presence != 2) {
		let requiredError = field.presence == 3 ? `cannot encode ${field} to binary: required field not set` : void 0;
		return (writer, opts, message) => {
			let value = message[localName];
			if (value !== void 0 && Object.prototype.hasOwnProperty.call(message, localName)) writeValue(writer, opts, value);
			else if (requiredError !== void 0) throw Error(requiredError);
		};
	}
	if (field.fieldKind == "enum") {
		let zero = field.enum.values[0].number;
		return (writer, opts, message) => {
			let value = message[localName];
			value !== zero && writeValue(writer, opts, value);
		};
	}
	switch (field.scalar) {
		case ScalarType.BOOL: return (writer, opts, message) => {
			let value = message[localName];
			value !== !1 && writeValue(writer, opts, value);
		};
		case ScalarType.STRING: return (writer, opts, message) => {
			let value = message[localName];
			value !== "" && writeValue(writer, opts, value);
		};
		case ScalarType.BYTES: return (writer, opts, message) => {
			let value = message[localName];
			(!(value instanceof Uint8Array) || value.byteLength > 0) && writeValue(writer, opts, value);
		};
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return (writer, opts, message) => {
			let value = message[localName];
			Object.is(value, 0) || writeValue(writer, opts, value);
		};
		default: return (writer, opts, message) => {
			let value = message[localName];
			value != 0 && writeValue(writer, opts, value);
		};
	}
}
function compileSingularValue$1(field) {
	switch (field.fieldKind) {
		case "message": {
			let { toMessage } = localMessageMapper(field);
			let writeChild = compileChildWriter(field);
			return (writer, opts, value) => {
				writeChild(writer, opts, toMessage(value));
			};
		}
		case "scalar":
		case "enum": {
			let scalarType = field.fieldKind == "enum" ? ScalarType.INT32 : field.scalar;
			let fieldNo = field.number;
			let wireType = writeTypeOfScalar(scalarType);
			let writeScalar = compileScalarValue$1(scalarType, field.parent.typeName, field.name);
			return (writer, opts, value) => {
				writer.tag(fieldNo, wireType);
				writeScalar(writer, value);
			};
		}
	}
}
function compileListField(field) {
	let localName = field.localName;
	let fieldNo = field.number;
	switch (field.listKind) {
		case "message": {
			let { toMessage } = localMessageMapper(field);
			let writeChild = compileChildWriter(field);
			return (writer, opts, message) => {
				let items = message[localName];
				for (let i = 0; i < items.length; i++) writeChild(writer, opts, toMessage(items[i]));
			};
		}
		case "scalar":
		case "enum": {
			let scalarType = field.listKind == "enum" ? ScalarType.INT32 : field.scalar;
			let writeScalar = compileScalarValue$1(scalarType, field.parent.typeName, field.name);
			if (field.packed) return (writer, opts, message) => {
				let items = message[localName];
				if (items.length == 0) return;
				writer.tag(fieldNo, WireType.LengthDelimited).fork();
				for (let i = 0; i < items.length; i++) writeScalar(writer, items[i]);
				writer.join();
			};
			let wireType = writeTypeOfScalar(scalarType);
			return (writer, opts, message) => {
				let items = message[localName];
				for (let i = 0; i < items.length; i++) {
					writer.tag(fieldNo, wireType);
					writeScalar(writer, items[i]);
				}
			};
		}
	}
}
function compileMapField(field) {
	let localName = field.localName;
	let fieldNo = field.number;
	let writeKey = compileMapKey(field);
	if (field.mapKind == "message") {
		let { toMessage } = localMessageMapper(field);
		let writeMessage = compiledWriter$1(field.message);
		return (writer, opts, message) => {
			let record = message[localName];
			let keys = Object.keys(record);
			for (let i = 0; i < keys.length; i++) {
				let key = keys[i];
				writer.tag(fieldNo, WireType.LengthDelimited).fork();
				writeKey(writer, key);
				writer.tag(2, WireType.LengthDelimited).fork();
				writeMessage(writer, opts, toMessage(record[key]));
				writer.join();
				writer.join();
			}
		};
	}
	let scalarType = field.mapKind == "enum" ? ScalarType.INT32 : field.scalar;
	let valueWireType = writeTypeOfScalar(scalarType);
	let writeScalar = compileScalarValue$1(scalarType, field.parent.typeName, field.name);
	return (writer, opts, message) => {
		let record = message[localName];
		let keys = Object.keys(record);
		for (let i = 0; i < keys.length; i++) {
			let key = keys[i];
			writer.tag(fieldNo, WireType.LengthDelimited).fork();
			writeKey(writer, key);
			writer.tag(2, valueWireType);
			writeScalar(writer, record[key]);
			writer.join();
		}
	};
}
function compileMapKey(field) {
	let wireType = writeTypeOfScalar(field.mapKey);
	let writeScalar = compileScalarValue$1(field.mapKey, field.parent.typeName, field.name);
	let convertKey = compileMapKeyConverter(field.mapKey);
	return (writer, key) => {
		writer.tag(1, wireType);
		writeScalar(writer, convertKey(key));
	};
}
function compileMapKeyConverter(type) {
	switch (type) {
		case ScalarType.STRING: return (key) => key;
		case ScalarType.BOOL: return (key) => key === "true" || key !== "false" && key;
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return (key) => {
			try {
				return protoInt64.uParse(key);
			} catch {
				return key;
			}
		};
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return (key) => {
			try {
				return protoInt64.parse(key);
			} catch {
				return key;
			}
		};
		default: return (key) => {
			let n = Number.parseInt(key);
			return Number.isFinite(n) ? n : key;
		};
	}
}
function compileScalarValue$1(type, messageName, fieldName) {
	let writeScalar = compileScalarWrite(type);
	return (writer, value) => {
		try {
			writeScalar(writer, value);
		} catch (e) {
			if (e instanceof Error) throw Error(`cannot encode field ${messageName}.${fieldName} to binary: ${e.message}`);
			throw e;
		}
	};
}
function compileScalarWrite(type) {
	switch (type) {
		case ScalarType.STRING: return (writer, value) => writer.string(value);
		case ScalarType.BOOL: return (writer, value) => writer.bool(value);
		case ScalarType.DOUBLE: return (writer, value) => writer.double(value);
		case ScalarType.FLOAT: return (writer, value) => writer.float(value);
		case ScalarType.INT32: return (writer, value) => writer.int32(value);
		case ScalarType.INT64: return (writer, value) => writer.int64(value);
		case ScalarType.UINT64: return (writer, value) => writer.uint64(value);
		case ScalarType.FIXED64: return (writer, value) => writer.fixed64(value);
		case ScalarType.BYTES: return (writer, value) => writer.bytes(value);
		case ScalarType.FIXED32: return (writer, value) => writer.fixed32(value);
		case ScalarType.SFIXED32: return (writer, value) => writer.sfixed32(value);
		case ScalarType.SFIXED64: return (writer, value) => writer.sfixed64(value);
		case ScalarType.SINT64: return (writer, value) => writer.sint64(value);
		case ScalarType.UINT32: return (writer, value) => writer.uint32(value);
		case ScalarType.SINT32: return (writer, value) => writer.sint32(value);
	}
}
function writeField(writer, opts, msg, field) {
	compileField$1(field)(writer, opts, msg[unsafeLocal]);
}
function compileChildWriter(field) {
	let fieldNo = field.number;
	let writeMessage = compiledWriter$1(field.message);
	if (field.delimitedEncoding) return (writer, opts, child) => {
		writer.tag(fieldNo, WireType.StartGroup);
		writeMessage(writer, opts, child);
		writer.tag(fieldNo, WireType.EndGroup);
	};
	return (writer, opts, child) => {
		writer.tag(fieldNo, WireType.LengthDelimited).fork();
		writeMessage(writer, opts, child);
		writer.join();
	};
}
function writeTypeOfScalar(type) {
	switch (type) {
		case ScalarType.BYTES:
		case ScalarType.STRING: return WireType.LengthDelimited;
		case ScalarType.DOUBLE:
		case ScalarType.FIXED64:
		case ScalarType.SFIXED64: return WireType.Bit64;
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32:
		case ScalarType.FLOAT: return WireType.Bit32;
		default: return WireType.Varint;
	}
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
function anyPack(schema, message, into) {
	let ret = !1;
	if (!into) {
		into = create(AnySchema);
		ret = !0;
	}
	into.value = toBinary(schema, message);
	into.typeUrl = typeNameToUrl(message.$typeName);
	return ret ? into : void 0;
}
function anyIs(any, descOrTypeName) {
	if (any.typeUrl === "") return !1;
	return (typeof descOrTypeName == "string" ? descOrTypeName : descOrTypeName.typeName) === typeUrlToName$1(any.typeUrl);
}
function anyUnpack(any, registryOrMessageDesc) {
	if (any.typeUrl === "") return;
	let desc = registryOrMessageDesc.kind == "message" ? registryOrMessageDesc : registryOrMessageDesc.getMessage(typeUrlToName$1(any.typeUrl));
	if (!desc || !anyIs(any, desc)) return;
	return fromBinary(desc, any.value);
}
function typeNameToUrl(name) {
	return `type.googleapis.com/${name}`;
}
function typeUrlToName$1(url) {
	let slash = url.lastIndexOf("/");
	let name = slash >= 0 ? url.substring(slash + 1) : url;
	if (!name.length) throw Error(`invalid type url: ${url}`);
	return name;
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/type_pb.js
var Field_Kind;
(function(Field_Kind) {
	Field_Kind[Field_Kind.TYPE_UNKNOWN = 0] = "TYPE_UNKNOWN";
	Field_Kind[Field_Kind.TYPE_DOUBLE = 1] = "TYPE_DOUBLE";
	Field_Kind[Field_Kind.TYPE_FLOAT = 2] = "TYPE_FLOAT";
	Field_Kind[Field_Kind.TYPE_INT64 = 3] = "TYPE_INT64";
	Field_Kind[Field_Kind.TYPE_UINT64 = 4] = "TYPE_UINT64";
	Field_Kind[Field_Kind.TYPE_INT32 = 5] = "TYPE_INT32";
	Field_Kind[Field_Kind.TYPE_FIXED64 = 6] = "TYPE_FIXED64";
	Field_Kind[Field_Kind.TYPE_FIXED32 = 7] = "TYPE_FIXED32";
	Field_Kind[Field_Kind.TYPE_BOOL = 8] = "TYPE_BOOL";
	Field_Kind[Field_Kind.TYPE_STRING = 9] = "TYPE_STRING";
	Field_Kind[Field_Kind.TYPE_GROUP = 10] = "TYPE_GROUP";
	Field_Kind[Field_Kind.TYPE_MESSAGE = 11] = "TYPE_MESSAGE";
	Field_Kind[Field_Kind.TYPE_BYTES = 12] = "TYPE_BYTES";
	Field_Kind[Field_Kind.TYPE_UINT32 = 13] = "TYPE_UINT32";
	Field_Kind[Field_Kind.TYPE_ENUM = 14] = "TYPE_ENUM";
	Field_Kind[Field_Kind.TYPE_SFIXED32 = 15] = "TYPE_SFIXED32";
	Field_Kind[Field_Kind.TYPE_SFIXED64 = 16] = "TYPE_SFIXED64";
	Field_Kind[Field_Kind.TYPE_SINT32 = 17] = "TYPE_SINT32";
	Field_Kind[Field_Kind.TYPE_SINT64 = 18] = "TYPE_SINT64";
})(Field_Kind ||= {});
var Field_Cardinality;
(function(Field_Cardinality) {
	Field_Cardinality[Field_Cardinality.UNKNOWN = 0] = "UNKNOWN";
	Field_Cardinality[Field_Cardinality.OPTIONAL = 1] = "OPTIONAL";
	Field_Cardinality[Field_Cardinality.REQUIRED = 2] = "REQUIRED";
	Field_Cardinality[Field_Cardinality.REPEATED = 3] = "REPEATED";
})(Field_Cardinality ||= {});
var Syntax;
(function(Syntax) {
	Syntax[Syntax.PROTO2 = 0] = "PROTO2";
	Syntax[Syntax.PROTO3 = 1] = "PROTO3";
	Syntax[Syntax.EDITIONS = 2] = "EDITIONS";
})(Syntax ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/cpp_features_pb.js
var CppFeatures_StringType;
(function(CppFeatures_StringType) {
	CppFeatures_StringType[CppFeatures_StringType.STRING_TYPE_UNKNOWN = 0] = "STRING_TYPE_UNKNOWN";
	CppFeatures_StringType[CppFeatures_StringType.VIEW = 1] = "VIEW";
	CppFeatures_StringType[CppFeatures_StringType.CORD = 2] = "CORD";
	CppFeatures_StringType[CppFeatures_StringType.STRING = 3] = "STRING";
})(CppFeatures_StringType ||= {});
var CppFeatures_RepeatedType;
(function(CppFeatures_RepeatedType) {
	CppFeatures_RepeatedType[CppFeatures_RepeatedType.REPEATED_TYPE_UNKNOWN = 0] = "REPEATED_TYPE_UNKNOWN";
	CppFeatures_RepeatedType[CppFeatures_RepeatedType.LEGACY = 1] = "LEGACY";
	CppFeatures_RepeatedType[CppFeatures_RepeatedType.PROXY = 2] = "PROXY";
})(CppFeatures_RepeatedType ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/empty_pb.js
const file_google_protobuf_empty = fileDesc("Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3RvYnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/go_features_pb.js
var GoFeatures_OptimizeModeFeature_OptimizeMode;
(function(GoFeatures_OptimizeModeFeature_OptimizeMode) {
	GoFeatures_OptimizeModeFeature_OptimizeMode[GoFeatures_OptimizeModeFeature_OptimizeMode.OPTIMIZE_MODE_UNSPECIFIED = 0] = "OPTIMIZE_MODE_UNSPECIFIED";
	GoFeatures_OptimizeModeFeature_OptimizeMode[GoFeatures_OptimizeModeFeature_OptimizeMode.SPEED = 1] = "SPEED";
	GoFeatures_OptimizeModeFeature_OptimizeMode[GoFeatures_OptimizeModeFeature_OptimizeMode.CODE_SIZE = 2] = "CODE_SIZE";
})(GoFeatures_OptimizeModeFeature_OptimizeMode ||= {});
var GoFeatures_APILevel;
(function(GoFeatures_APILevel) {
	GoFeatures_APILevel[GoFeatures_APILevel.API_LEVEL_UNSPECIFIED = 0] = "API_LEVEL_UNSPECIFIED";
	GoFeatures_APILevel[GoFeatures_APILevel.API_OPEN = 1] = "API_OPEN";
	GoFeatures_APILevel[GoFeatures_APILevel.API_HYBRID = 2] = "API_HYBRID";
	GoFeatures_APILevel[GoFeatures_APILevel.API_OPAQUE = 3] = "API_OPAQUE";
})(GoFeatures_APILevel ||= {});
var GoFeatures_StripEnumPrefix;
(function(GoFeatures_StripEnumPrefix) {
	GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix.UNSPECIFIED = 0] = "UNSPECIFIED";
	GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix.KEEP = 1] = "KEEP";
	GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix.GENERATE_BOTH = 2] = "GENERATE_BOTH";
	GoFeatures_StripEnumPrefix[GoFeatures_StripEnumPrefix.STRIP = 3] = "STRIP";
})(GoFeatures_StripEnumPrefix ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/java_features_pb.js
var JavaFeatures_NestInFileClassFeature_NestInFileClass;
(function(JavaFeatures_NestInFileClassFeature_NestInFileClass) {
	JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass.NEST_IN_FILE_CLASS_UNKNOWN = 0] = "NEST_IN_FILE_CLASS_UNKNOWN";
	JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass.NO = 1] = "NO";
	JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass.YES = 2] = "YES";
	JavaFeatures_NestInFileClassFeature_NestInFileClass[JavaFeatures_NestInFileClassFeature_NestInFileClass.LEGACY = 3] = "LEGACY";
})(JavaFeatures_NestInFileClassFeature_NestInFileClass ||= {});
var JavaFeatures_Utf8Validation;
(function(JavaFeatures_Utf8Validation) {
	JavaFeatures_Utf8Validation[JavaFeatures_Utf8Validation.UTF8_VALIDATION_UNKNOWN = 0] = "UTF8_VALIDATION_UNKNOWN";
	JavaFeatures_Utf8Validation[JavaFeatures_Utf8Validation.DEFAULT = 1] = "DEFAULT";
	JavaFeatures_Utf8Validation[JavaFeatures_Utf8Validation.VERIFY = 2] = "VERIFY";
})(JavaFeatures_Utf8Validation ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/struct_pb.js
const file_google_protobuf_struct = fileDesc("Chxnb29nbGUvcHJvdG9idWYvc3RydWN0LnByb3RvEg9nb29nbGUucHJvdG9idWYihAEKBlN0cnVjdBIzCgZmaWVsZHMYASADKAsyIy5nb29nbGUucHJvdG9idWYuU3RydWN0LkZpZWxkc0VudHJ5GkUKC0ZpZWxkc0VudHJ5EgsKA2tleRgBIAEoCRIlCgV2YWx1ZRgCIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZToCOAEi6gEKBVZhbHVlEjAKCm51bGxfdmFsdWUYASABKA4yGi5nb29nbGUucHJvdG9idWYuTnVsbFZhbHVlSAASFgoMbnVtYmVyX3ZhbHVlGAIgASgBSAASFgoMc3RyaW5nX3ZhbHVlGAMgASgJSAASFAoKYm9vbF92YWx1ZRgEIAEoCEgAEi8KDHN0cnVjdF92YWx1ZRgFIAEoCzIXLmdvb2dsZS5wcm90b2J1Zi5TdHJ1Y3RIABIwCgpsaXN0X3ZhbHVlGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLkxpc3RWYWx1ZUgAQgYKBGtpbmQiMwoJTGlzdFZhbHVlEiYKBnZhbHVlcxgBIAMoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZSobCglOdWxsVmFsdWUSDgoKTlVMTF9WQUxVRRAAQn8KE2NvbS5nb29nbGUucHJvdG9idWZCC1N0cnVjdFByb3RvUAFaL2dvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3N0cnVjdHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const StructSchema = messageDesc(file_google_protobuf_struct, 0);
const ValueSchema = messageDesc(file_google_protobuf_struct, 1);
const ListValueSchema = messageDesc(file_google_protobuf_struct, 2);
var NullValue;
(function(NullValue) {
	NullValue[NullValue.NULL_VALUE = 0] = "NULL_VALUE";
})(NullValue ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/wrappers_pb.js
const file_google_protobuf_wrappers = fileDesc("Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIcCgtEb3VibGVWYWx1ZRINCgV2YWx1ZRgBIAEoASIbCgpGbG9hdFZhbHVlEg0KBXZhbHVlGAEgASgCIhsKCkludDY0VmFsdWUSDQoFdmFsdWUYASABKAMiHAoLVUludDY0VmFsdWUSDQoFdmFsdWUYASABKAQiGwoKSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoBSIcCgtVSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoDSIaCglCb29sVmFsdWUSDQoFdmFsdWUYASABKAgiHAoLU3RyaW5nVmFsdWUSDQoFdmFsdWUYASABKAkiGwoKQnl0ZXNWYWx1ZRINCgV2YWx1ZRgBIAEoDEKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const DoubleValueSchema = messageDesc(file_google_protobuf_wrappers, 0);
const FloatValueSchema = messageDesc(file_google_protobuf_wrappers, 1);
const Int64ValueSchema = messageDesc(file_google_protobuf_wrappers, 2);
const UInt64ValueSchema = messageDesc(file_google_protobuf_wrappers, 3);
const Int32ValueSchema = messageDesc(file_google_protobuf_wrappers, 4);
const UInt32ValueSchema = messageDesc(file_google_protobuf_wrappers, 5);
const BoolValueSchema = messageDesc(file_google_protobuf_wrappers, 6);
const StringValueSchema = messageDesc(file_google_protobuf_wrappers, 7);
const BytesValueSchema = messageDesc(file_google_protobuf_wrappers, 8);
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/compiler/plugin_pb.js
var CodeGeneratorResponse_Feature;
(function(CodeGeneratorResponse_Feature) {
	CodeGeneratorResponse_Feature[CodeGeneratorResponse_Feature.NONE = 0] = "NONE";
	CodeGeneratorResponse_Feature[CodeGeneratorResponse_Feature.PROTO3_OPTIONAL = 1] = "PROTO3_OPTIONAL";
	CodeGeneratorResponse_Feature[CodeGeneratorResponse_Feature.SUPPORTS_EDITIONS = 2] = "SUPPORTS_EDITIONS";
})(CodeGeneratorResponse_Feature ||= {});
// node_modules/@bufbuild/protobuf/dist/esm/extensions.js
function getExtension(message, extension, options) {
	assertExtendee(extension, message);
	let ufs = filterUnknownFields(message.$unknown, extension);
	let [container, field, get] = createExtensionContainer(extension);
	let ctx = makeReadContext$1(options);
	for (let uf of ufs) readField(container, new BinaryReader(uf.data), field, uf.wireType, ctx);
	return get();
}
function setExtension(message, extension, value) {
	assertExtendee(extension, message);
	let ufs = (message.$unknown ?? []).filter((uf) => uf.no !== extension.number);
	let [container, field] = createExtensionContainer(extension, value);
	let writer = new BinaryWriter();
	writeField(writer, { writeUnknownFields: !0 }, container, field);
	let reader = new BinaryReader(writer.finish());
	for (; reader.pos < reader.len;) {
		let [no, wireType] = reader.tag();
		let data = reader.skip(wireType, no);
		ufs.push({
			no,
			wireType,
			data
		});
	}
	message.$unknown = ufs;
}
function filterUnknownFields(unknownFields, extension) {
	if (unknownFields === void 0) return [];
	if (extension.fieldKind === "enum" || extension.fieldKind === "scalar") {
		for (let i = unknownFields.length - 1; i >= 0; --i) if (unknownFields[i].no == extension.number) return [unknownFields[i]];
		return [];
	}
	return unknownFields.filter((uf) => uf.no === extension.number);
}
function createExtensionContainer(extension, value) {
	let localName = extension.typeName;
	let field = Object.assign(Object.assign({}, extension), {
		kind: "field",
		parent: extension.extendee,
		localName
	});
	let desc = Object.assign(Object.assign({}, extension.extendee), {
		fields: [field],
		members: [field],
		oneofs: []
	});
	let container = create(desc, value === void 0 ? void 0 : { [localName]: value });
	return [
		reflect(desc, container),
		field,
		() => {
			let value = container[localName];
			if (value === void 0) {
				let desc = extension.message;
				if (isWrapperDesc(desc)) return scalarZeroValue(desc.fields[0].scalar, desc.fields[0].longAsString);
				return create(desc);
			}
			return value;
		}
	];
}
function assertExtendee(extension, message) {
	if (extension.extendee.typeName != message.$typeName) throw Error(`extension ${extension.typeName} can only be applied to message ${extension.extendee.typeName}`);
}
// node_modules/@bufbuild/protobuf/dist/esm/equals.js
function equals$1(schema, a, b, options) {
	if (a.$typeName != schema.typeName || b.$typeName != schema.typeName) return !1;
	if (a === b) return !0;
	return reflectEquals(reflect(schema, a), reflect(schema, b), options);
}
function reflectEquals(a, b, opts) {
	if (a.desc.typeName === "google.protobuf.Any" && opts?.unpackAny == 1) return anyUnpackedEquals(a.message, b.message, opts);
	for (let f of a.fields) if (!fieldEquals(f, a, b, opts)) return !1;
	if (opts?.unknown == 1 && !unknownEquals(a, b, opts.registry)) return !1;
	if (opts?.extensions == 1 && !extensionsEquals(a, b, opts)) return !1;
	return !0;
}
function fieldEquals(f, a, b, opts) {
	if (!a.isSet(f) && !b.isSet(f)) return !0;
	if (!a.isSet(f) || !b.isSet(f)) return !1;
	switch (f.fieldKind) {
		case "scalar": return scalarEquals(f.scalar, a.get(f), b.get(f));
		case "enum": return a.get(f) === b.get(f);
		case "message": return reflectEquals(a.get(f), b.get(f), opts);
		case "map": {
			let mapA = a.get(f);
			let mapB = b.get(f);
			let keys = [];
			for (let k of mapA.keys()) {
				if (!mapB.has(k)) return !1;
				keys.push(k);
			}
			for (let k of mapB.keys()) if (!mapA.has(k)) return !1;
			for (let key of keys) {
				let va = mapA.get(key);
				let vb = mapB.get(key);
				if (va === vb) continue;
				switch (f.mapKind) {
					case "enum": return !1;
					case "message":
						if (!reflectEquals(va, vb, opts)) return !1;
						break;
					case "scalar": if (!scalarEquals(f.scalar, va, vb)) return !1;
				}
			}
			break;
		}
		case "list": {
			let listA = a.get(f);
			let listB = b.get(f);
			if (listA.size != listB.size) return !1;
			for (let i = 0; i < listA.size; i++) {
				let va = listA.get(i);
				let vb = listB.get(i);
				if (va === vb) continue;
				switch (f.listKind) {
					case "enum": return !1;
					case "message":
						if (!reflectEquals(va, vb, opts)) return !1;
						break;
					case "scalar": if (!scalarEquals(f.scalar, va, vb)) return !1;
				}
			}
			break;
		}
	}
	return !0;
}
function anyUnpackedEquals(a, b, opts) {
	if (a.typeUrl !== b.typeUrl) return !1;
	let unpackedA = anyUnpack(a, opts.registry);
	let unpackedB = anyUnpack(b, opts.registry);
	if (unpackedA && unpackedB) {
		let schema = opts.registry.getMessage(unpackedA.$typeName);
		if (schema) return equals$1(schema, unpackedA, unpackedB, opts);
	}
	return scalarEquals(ScalarType.BYTES, a.value, b.value);
}
function unknownEquals(a, b, registry) {
	function getTrulyUnknown(msg, registry) {
		let u = msg.getUnknown() ?? [];
		return registry ? u.filter((uf) => !registry.getExtensionFor(msg.desc, uf.no)) : u;
	}
	let unknownA = getTrulyUnknown(a, registry);
	let unknownB = getTrulyUnknown(b, registry);
	if (unknownA.length != unknownB.length) return !1;
	for (let i = 0; i < unknownA.length; i++) {
		let a = unknownA[i];
		let b = unknownB[i];
		if (a.no != b.no) return !1;
		if (a.wireType != b.wireType) return !1;
		if (!scalarEquals(ScalarType.BYTES, a.data, b.data)) return !1;
	}
	return !0;
}
function extensionsEquals(a, b, opts) {
	function getSetExtensions(msg, registry) {
		return (msg.getUnknown() ?? []).map((uf) => registry.getExtensionFor(msg.desc, uf.no)).filter((e) => e != null).filter((e, index, arr) => arr.indexOf(e) === index);
	}
	let extensionsA = getSetExtensions(a, opts.registry);
	let extensionsB = getSetExtensions(b, opts.registry);
	if (extensionsA.length != extensionsB.length || extensionsA.some((e) => !extensionsB.includes(e))) return !1;
	for (let extension of extensionsA) {
		let [containerA, field] = createExtensionContainer(extension, getExtension(a.message, extension));
		let [containerB] = createExtensionContainer(extension, getExtension(b.message, extension));
		if (!fieldEquals(field, containerA, containerB, opts)) return !1;
	}
	return !0;
}
// node_modules/@bufbuild/protobuf/dist/esm/wkt/json.js
const timestampMsMin = Date.parse("0001-01-01T00:00:00Z");
const timestampMsMax = Date.parse("9999-12-31T23:59:59Z");
const jsonWriteDefaults = {
	alwaysEmitImplicit: !1,
	enumAsInteger: !1,
	useProtoFieldName: !1
};
function makeWriteOptions(options) {
	return options ? Object.assign(Object.assign({}, jsonWriteDefaults), options) : jsonWriteDefaults;
}
function toJson(schema, message, options) {
	return compiledWriter(schema)(makeWriteOptions(options), message);
}
const compiledWriters = new WeakMap();
function compiledWriter(desc) {
	let compiled = compiledWriters.get(desc);
	compiled === void 0 && (compiled = compileMessage$1(desc));
	return compiled;
}
function compileMessage$1(desc) {
	let typeName = desc.typeName;
	let writeWkt = compileWkt$1(desc);
	if (writeWkt !== void 0) {
		let foreignField = desc.fields[0];
		let compiledWriter = (opts, message) => {
			if (message.$typeName !== typeName && foreignField !== void 0) throw new FieldError(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
			return writeWkt(opts, message);
		};
		compiledWriters.set(desc, compiledWriter);
		return compiledWriter;
	}
	let sortedFields = desc.fields.concat().sort((a, b) => a.number - b.number);
	let foreignField = sortedFields[0];
	let fieldWriters = [];
	let compiledWriter = (opts, message) => {
		if (message.$typeName !== typeName && foreignField !== void 0) throw new FieldError(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
		let json = {};
		for (let i = 0; i < fieldWriters.length; i++) fieldWriters[i](opts, message, json);
		opts.registry && writeExtensions(json, opts, opts.registry, message, desc);
		return json;
	};
	compiledWriters.set(desc, compiledWriter);
	for (let field of sortedFields) {
		let writeField = compileField(field);
		fieldWriters.push(field.jsonName === "__proto__" || field.name === "__proto__" ? writeOwnKeys(writeField) : writeField);
	}
	return compiledWriter;
}
function writeOwnKeys(writeField) {
	return (opts, message, json) => {
		let tmp = Object.create(null);
		writeField(opts, message, tmp);
		for (let key of Object.keys(tmp)) setOwn(json, key, tmp[key]);
	};
}
function compileWkt$1(desc) {
	if (!desc.typeName.startsWith("google.protobuf.")) return;
	switch (desc.typeName) {
		case "google.protobuf.Any": return (opts, message) => anyToJson(message, opts);
		case "google.protobuf.Timestamp": return (opts, message) => timestampToJson(message);
		case "google.protobuf.Duration": return (opts, message) => durationToJson(message);
		case "google.protobuf.FieldMask": return (opts, message) => fieldMaskToJson(message);
		case "google.protobuf.Struct": return (opts, message) => structToJson(message);
		case "google.protobuf.Value": return (opts, message) => valueToJson(message);
		case "google.protobuf.ListValue": return (opts, message) => listValueToJson(message);
		default:
			if (isWrapperDesc(desc)) {
				let valueField = desc.fields[0];
				let localName = valueField.localName;
				let zero = scalarZeroValue(valueField.scalar, !1);
				let writeScalar = compileScalarValue(valueField);
				return (opts, message) => {
					let value = message[localName];
					return writeScalar(opts, value === void 0 ? zero : value);
				};
			}
			return;
	}
}
function compileField(field) {
	switch (field.fieldKind) {
		case "scalar":
		case "enum":
		case "message": return compileSingularField(field);
		case "list":
		case "map": {
			let writeValue = field.fieldKind == "list" ? compileListValue(field) : compileMapValue(field);
			let protoName = field.name;
			let jsonKey = field.jsonName;
			let localName = field.localName;
			return (opts, message, json) => {
				let value = writeValue(opts, message[localName]);
				value !== void 0 && (json[opts.useProtoFieldName ? protoName : jsonKey] = value);
			};
		}
	}
}
function compileSingularField(field) {
	let writeValue = compileSingularValue(field);
	let protoName = field.name;
	let jsonKey = field.jsonName;
	let localName = field.localName;
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		return (opts, message, json) => {
			let oneof = message[oneofLocalName];
			oneof.case === localName && (json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, oneof.value));
		};
	}
	if (field.presence != 2) {
		let requiredError = field.presence == 3 ? `cannot encode ${field} to JSON: required field not set` : void 0;
		return (opts, message, json) => {
			let value = message[localName];
			if (value !== void 0 && Object.prototype.hasOwnProperty.call(message, localName)) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
			else if (requiredError !== void 0) throw Error(requiredError);
		};
	}
	if (field.fieldKind == "enum") {
		let zero = field.enum.values[0].number;
		return (opts, message, json) => {
			let value = message[localName];
			(value !== zero || opts.alwaysEmitImplicit) && (json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value));
		};
	}
	switch (field.scalar) {
		case ScalarType.BOOL: return (opts, message, json) => {
			let value = message[localName];
			(value !== !1 || opts.alwaysEmitImplicit) && (json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value));
		};
		case ScalarType.STRING: return (opts, message, json) => {
			let value = message[localName];
			(value !== "" || opts.alwaysEmitImplicit) && (json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value));
		};
		case ScalarType.BYTES: return (opts, message, json) => {
			let value = message[localName];
			(!(value instanceof Uint8Array) || value.byteLength > 0 || opts.alwaysEmitImplicit) && (json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value));
		};
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return (opts, message, json) => {
			let value = message[localName];
			(!Object.is(value, 0) || opts.alwaysEmitImplicit) && (json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value));
		};
		default: return (opts, message, json) => {
			let value = message[localName];
			(value != 0 || opts.alwaysEmitImplicit) && (json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value));
		};
	}
}
function compileFieldValue(field) {
	switch (field.fieldKind) {
		case "scalar":
		case "enum":
		case "message": return compileSingularValue(field);
		case "list": return compileListValue(field);
		case "map": return compileMapValue(field);
	}
}
function compileSingularValue(field) {
	switch (field.fieldKind) {
		case "scalar": return compileScalarValue(field);
		case "enum": return compileEnumValue(field);
		case "message": return compileMessageValue(field);
	}
}
function compileMessageValue(field) {
	let { toMessage } = localMessageMapper(field);
	let writeMessage = compiledWriter(field.message);
	return (opts, value) => writeMessage(opts, toMessage(value));
}
function compileListValue(field) {
	let writeItem = compileListItemValue(field);
	return (opts, value) => {
		let items = value;
		if (items.length == 0 && !opts.alwaysEmitImplicit) return;
		let jsonArray = [];
		for (let i = 0; i < items.length; i++) jsonArray.push(writeItem(opts, items[i]));
		return jsonArray;
	};
}
function compileListItemValue(field) {
	switch (field.listKind) {
		case "scalar": return compileScalarValue(field);
		case "enum": return compileEnumValue(field);
		case "message": return compileMessageValue(field);
	}
}
function compileMapValue(field) {
	let writeMapValue = compileMapEntryValue(field);
	return (opts, value) => {
		let record = value;
		let keys = Object.keys(record);
		if (keys.length == 0 && !opts.alwaysEmitImplicit) return;
		let jsonObject = {};
		for (let i = 0; i < keys.length; i++) {
			let key = keys[i];
			setOwn(jsonObject, key, writeMapValue(opts, record[key]));
		}
		return jsonObject;
	};
}
function compileMapEntryValue(field) {
	switch (field.mapKind) {
		case "scalar": return compileScalarValue(field);
		case "enum": return compileEnumValue(field);
		case "message": return compileMessageValue(field);
	}
}
function compileEnumValue(field) {
	let desc = field.enum;
	if (desc.typeName == "google.protobuf.NullValue") return (opts, value) => {
		if (typeof value != "number") throw errorEnumValue(desc, value);
		return null;
	};
	return (opts, value) => {
		if (typeof value != "number") throw errorEnumValue(desc, value);
		if (opts.enumAsInteger) return value;
		return desc.value[value]?.jsonName ?? value;
	};
}
function errorEnumValue(desc, value) {
	return Error(`cannot encode ${desc} to JSON: expected number, got ${formatVal(value)}`);
}
function compileScalarValue(field) {
	switch (field.scalar) {
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32: return (opts, value) => {
			if (typeof value != "number") throw errorScalarValue(field, value);
			return value;
		};
		case ScalarType.FLOAT:
		case ScalarType.DOUBLE: return (opts, value) => {
			if (typeof value != "number") throw errorScalarValue(field, value);
			if (Number.isNaN(value)) return "NaN";
			if (value === 1e400) return "Infinity";
			if (value === -1e400) return "-Infinity";
			return value;
		};
		case ScalarType.STRING: return (opts, value) => {
			if (typeof value != "string") throw errorScalarValue(field, value);
			return value;
		};
		case ScalarType.BOOL: return (opts, value) => {
			if (typeof value != "boolean") throw errorScalarValue(field, value);
			return value;
		};
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return (opts, value) => {
			if (typeof value == "bigint" || typeof value == "string" || typeof value == "number" && Number.isInteger(value)) return value.toString();
			throw errorScalarValue(field, value);
		};
		case ScalarType.BYTES: return (opts, value) => {
			if (value instanceof Uint8Array) return base64Encode(value);
			throw errorScalarValue(field, value);
		};
	}
}
function errorScalarValue(field, value) {
	return Error(`cannot encode ${field} to JSON: ${checkField(field, value)?.message}`);
}
function writeExtensions(json, opts, registry, message, desc) {
	let unknown = message.$unknown;
	if (unknown === void 0) return;
	let tagSeen = new Set();
	for (let i = 0; i < unknown.length; i++) {
		let { no } = unknown[i];
		if (!tagSeen.has(no)) {
			tagSeen.add(no);
			let extension = registry.getExtensionFor(desc, no);
			if (!extension) continue;
			let [container, field] = createExtensionContainer(extension, getExtension(message, extension));
			let local = container[unsafeLocal];
			let jsonValue = compileFieldValue(field)(opts, local[field.localName]);
			jsonValue !== void 0 && (json[extension.jsonName] = jsonValue);
		}
	}
}
function anyToJson(val, opts) {
	if (val.typeUrl === "") return {};
	let { registry } = opts;
	let message;
	let desc;
	if (registry) {
		message = anyUnpack(val, registry);
		message && (desc = registry.getMessage(message.$typeName));
	}
	if (!desc || !message) throw Error(`cannot encode message ${val.$typeName} to JSON: "${val.typeUrl}" is not in the type registry`);
	let json = hasCustomJsonRepresentation(desc) ? { value: compiledWriter(desc)(opts, message) } : compiledWriter(desc)(opts, message);
	json["@type"] = val.typeUrl;
	return json;
}
function durationToJson(val) {
	let seconds = Number(val.seconds);
	let nanos = val.nanos;
	if (seconds > 315576e6 || seconds < -315576e6) throw Error(`cannot encode message ${val.$typeName} to JSON: value out of range`);
	if (seconds > 0 && nanos < 0 || seconds < 0 && nanos > 0) throw Error(`cannot encode message ${val.$typeName} to JSON: nanos sign must match seconds sign`);
	let text = val.seconds.toString();
	if (nanos !== 0) {
		let nanosStr = Math.abs(nanos).toString();
		nanosStr = "0".repeat(9 - nanosStr.length) + nanosStr;
		nanosStr.substring(3) === "000000" ? nanosStr = nanosStr.substring(0, 3) : nanosStr.substring(6) === "000" && (nanosStr = nanosStr.substring(0, 6));
		text += "." + nanosStr;
		nanos < 0 && seconds == 0 && (text = "-" + text);
	}
	return text + "s";
}
function fieldMaskToJson(val) {
	return val.paths.map((p) => {
		if (protoSnakeCase(protoCamelCase(p)) !== p) throw Error(`cannot encode message ${val.$typeName} to JSON: lowerCamelCase of path name "${p}" is irreversible`);
		return protoCamelCase(p);
	}).join(",");
}
function structToJson(val) {
	let json = {};
	let keys = Object.keys(val.fields);
	for (let i = 0; i < keys.length; i++) {
		let key = keys[i];
		setOwn(json, key, valueToJson(val.fields[key]));
	}
	return json;
}
function valueToJson(val) {
	switch (val.kind.case) {
		case "nullValue": return null;
		case "numberValue":
			if (!Number.isFinite(val.kind.value)) throw Error(`${val.$typeName} cannot be NaN or Infinity`);
			return val.kind.value;
		case "boolValue":
		case "stringValue": return val.kind.value;
		case "structValue": return structToJson(val.kind.value);
		case "listValue": return listValueToJson(val.kind.value);
		default: throw Error(`${val.$typeName} must have a value`);
	}
}
function listValueToJson(val) {
	return val.values.map(valueToJson);
}
function timestampToJson(val) {
	let ms = Number(val.seconds) * 1e3;
	if (ms < timestampMsMin || ms > timestampMsMax) throw Error(`cannot encode message ${val.$typeName} to JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	if (val.nanos < 0) throw Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be negative`);
	if (val.nanos > 999999999) throw Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be greater than 999999999`);
	let z = "Z";
	if (val.nanos > 0) {
		let nanosStr = (val.nanos + 1e9).toString().substring(1);
		z = nanosStr.substring(3) === "000000" ? "." + nanosStr.substring(0, 3) + "Z" : nanosStr.substring(6) === "000" ? "." + nanosStr.substring(0, 6) + "Z" : "." + nanosStr + "Z";
	}
	return new Date(ms).toISOString().replace(".000Z", z);
}
function makeReadContext(options) {
	return Object.assign(Object.assign({
		ignoreUnknownFields: !1,
		recursionLimit: 100
	}, options), { depth: 0 });
}
function fromJson(schema, json, options) {
	let message = create(schema);
	readMessage(schema, message, json, options);
	return message;
}
function readMessage(schema, message, json, options) {
	try {
		compiledReader(schema)(message, json, makeReadContext(options));
	} catch (e) {
		if (isFieldError(e)) throw Error(`cannot decode ${e.field()} from JSON: ${e.message}`, { cause: e });
		throw e;
	}
}
const compiledReaders = new WeakMap();
function compiledReader(desc) {
	let compiled = compiledReaders.get(desc);
	compiled === void 0 && (compiled = compileMessage(desc));
	return compiled;
}
function compileMessage(desc) {
	let descString = String(desc);
	let readWkt = compileWkt(desc);
	if (readWkt !== void 0) {
		let compiled = (message, json, ctx) => {
			if (++ctx.depth > ctx.recursionLimit) throw Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
			readWkt(message, json, ctx);
			ctx.depth--;
		};
		compiledReaders.set(desc, compiled);
		return compiled;
	}
	let typeName = desc.typeName;
	let fieldsByJsonKey = new Map();
	let compiled = (message, json, ctx) => {
		if (++ctx.depth > ctx.recursionLimit) throw Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
		if (json == null || Array.isArray(json) || typeof json != "object") throw Error(`cannot decode ${descString} from JSON: ${formatVal(json)}`);
		let oneofSeen = new Map();
		let fieldSeen = new Set();
		let jsonKeys = Object.keys(json);
		for (let i = 0; i < jsonKeys.length; i++) {
			let jsonKey = jsonKeys[i];
			let jsonValue = json[jsonKey];
			let entry = fieldsByJsonKey.get(jsonKey);
			if (entry !== void 0) {
				let field = entry.field;
				if (fieldSeen.has(field)) throw new FieldError(field, "set multiple times");
				fieldSeen.add(field);
				if (entry.oneofScalarNullSkip && jsonValue === null) continue;
				if (entry.oneof) {
					let seen = oneofSeen.get(entry.oneof);
					if (seen !== void 0) throw new FieldError(entry.oneof, `oneof set multiple times by ${seen.name} and ${field.name}`);
					oneofSeen.set(entry.oneof, field);
				}
				entry.read(message, jsonValue, ctx);
			} else {
				let extension = jsonKey.startsWith("[") && jsonKey.endsWith("]") ? ctx.registry?.getExtension(jsonKey.substring(1, jsonKey.length - 1)) : void 0;
				if (extension?.extendee.typeName == typeName) {
					let [container, field, get] = createExtensionContainer(extension);
					compileFieldReader(field)(container[unsafeLocal], jsonValue, ctx);
					setExtension(message, extension, get());
				}
				if (extension === void 0 && !ctx.ignoreUnknownFields) throw Error(`cannot decode ${descString} from JSON: key "${jsonKey}" is unknown`);
			}
		}
		ctx.depth--;
	};
	compiledReaders.set(desc, compiled);
	for (let field of desc.fields) {
		let entry = {
			read: compileFieldReader(field),
			field,
			oneof: field.oneof,
			oneofScalarNullSkip: field.oneof !== void 0 && field.fieldKind == "scalar"
		};
		fieldsByJsonKey.set(field.name, entry).set(field.jsonName, entry);
	}
	return compiled;
}
function compileWkt(desc) {
	if (!desc.typeName.startsWith("google.protobuf.")) return;
	switch (desc.typeName) {
		case "google.protobuf.Any": return (message, json, ctx) => anyFromJson(message, json, ctx);
		case "google.protobuf.Timestamp": return (message, json) => timestampFromJson(message, json);
		case "google.protobuf.Duration": return (message, json) => durationFromJson(message, json);
		case "google.protobuf.FieldMask": return (message, json) => fieldMaskFromJson(message, json);
		case "google.protobuf.Struct": return (message, json, ctx) => structFromJson(message, json, ctx);
		case "google.protobuf.Value": return (message, json, ctx) => valueFromJson(message, json, ctx);
		case "google.protobuf.ListValue": return (message, json, ctx) => listValueFromJson(message, json, ctx);
		default:
			if (isWrapperDesc(desc)) {
				let valueField = desc.fields[0];
				let localName = valueField.localName;
				let scalar = valueField.scalar;
				let longAsString = valueField.longAsString;
				let readScalar = compileScalarConverter(valueField);
				return (message, json) => {
					json === null ? message[localName] = scalarZeroValue(scalar, longAsString) : message[localName] = readScalar(json);
				};
			}
			return;
	}
}
function compileFieldReader(field) {
	switch (field.fieldKind) {
		case "scalar": return compileScalarFieldReader(field);
		case "enum": return compileEnumFieldReader(field);
		case "message": return compileMessageFieldReader(field);
		case "list": return compileListFieldReader(field);
		case "map": return compileMapFieldReader(field);
	}
}
function compileScalarFieldReader(field) {
	let readScalar = compileScalarConverter(field);
	let localName = field.localName;
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		return (message, json) => {
			message[oneofLocalName] = {
				case: localName,
				value: readScalar(json)
			};
		};
	}
	let clear = compileClear(field);
	return (message, json) => {
		json === null ? clear(message) : message[localName] = readScalar(json);
	};
}
function compileClear(field) {
	let localName = field.localName;
	if (field.presence != 2) return (message) => {
		delete message[localName];
	};
	if (field.fieldKind == "enum") {
		let zero = field.enum.values[0].number;
		return (message) => {
			message[localName] = zero;
		};
	}
	let scalar = field.scalar;
	let longAsString = field.longAsString;
	return (message) => {
		message[localName] = scalarZeroValue(scalar, longAsString);
	};
}
function compileEnumFieldReader(field) {
	let readEnumValue = compileEnumConverter(field.enum);
	let checkEnum = compileEnumCheck(field.enum);
	let localName = field.localName;
	let nullResets = field.enum.typeName != "google.protobuf.NullValue";
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		return (message, json, ctx) => {
			if (json === null && nullResets) {
				message[oneofLocalName].case === localName && (message[oneofLocalName] = { case: void 0 });
				return;
			}
			let value = readEnumValue(json, ctx.ignoreUnknownFields);
			if (value === tokenIgnoredUnknownEnum) return;
			let check = checkEnum(value);
			if (check !== !0) throw new FieldError(field, reasonSingular(field, value, check));
			message[oneofLocalName] = {
				case: localName,
				value
			};
		};
	}
	let clear = compileClear(field);
	return (message, json, ctx) => {
		if (json === null && nullResets) {
			clear(message);
			return;
		}
		let value = readEnumValue(json, ctx.ignoreUnknownFields);
		if (value === tokenIgnoredUnknownEnum) return;
		let check = checkEnum(value);
		if (check !== !0) throw new FieldError(field, reasonSingular(field, value, check));
		message[localName] = value;
	};
}
function compileMessageFieldReader(field) {
	let localName = field.localName;
	let { toMessage, toLocal } = localMessageMapper(field);
	let readChild = compiledReader(field.message);
	let nullResets = field.message.typeName != "google.protobuf.Value";
	if (field.oneof) {
		let oneofLocalName = field.oneof.localName;
		return (message, json, ctx) => {
			let oneof = message[oneofLocalName];
			if (json === null && nullResets) {
				oneof.case === localName && (message[oneofLocalName] = { case: void 0 });
				return;
			}
			let child = toMessage(oneof.case === localName ? oneof.value : void 0);
			readChild(child, json, ctx);
			message[oneofLocalName] = {
				case: localName,
				value: toLocal(child)
			};
		};
	}
	return (message, json, ctx) => {
		if (json === null && nullResets) {
			delete message[localName];
			return;
		}
		let child = toMessage(message[localName]);
		readChild(child, json, ctx);
		message[localName] = toLocal(child);
	};
}
function compileListFieldReader(field) {
	let localName = field.localName;
	let readItem = compileListItemReader(field);
	return (message, json, ctx) => {
		if (json === null) return;
		if (!Array.isArray(json)) throw new FieldError(field, "expected Array, got " + formatVal(json));
		let items = message[localName];
		for (let i = 0; i < json.length; i++) {
			let value = readItem(json[i], ctx, items.length);
			value !== tokenIgnoredUnknownEnum && items.push(value);
		}
	};
}
function compileListItemReader(field) {
	switch (field.listKind) {
		case "scalar": {
			let parseScalar = compileScalarParse(field);
			let checkValue = checkScalarValue(field.scalar);
			let toLocal = compileScalarToLocal(field);
			return (json, ctx, index) => {
				if (json === null) throw new FieldError(field, "list item must not be null");
				let value = parseScalar(json);
				let check = checkValue(value);
				if (check !== !0) throw new FieldError(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
				return toLocal(value);
			};
		}
		case "enum": {
			let readEnumValue = compileEnumConverter(field.enum);
			let checkEnum = compileEnumCheck(field.enum);
			let nullResets = field.enum.typeName != "google.protobuf.NullValue";
			return (json, ctx, index) => {
				if (json === null && nullResets) throw new FieldError(field, "list item must not be null");
				let value = readEnumValue(json, ctx.ignoreUnknownFields);
				if (value === tokenIgnoredUnknownEnum) return value;
				let check = checkEnum(value);
				if (check !== !0) throw new FieldError(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
				return value;
			};
		}
		case "message": {
			let { toMessage, toLocal } = localMessageMapper(field);
			let readChild = compiledReader(field.message);
			let nullResets = field.message.typeName != "google.protobuf.Value";
			return (json, ctx) => {
				if (json === null && nullResets) throw new FieldError(field, "list item must not be null");
				let child = toMessage(void 0);
				readChild(child, json, ctx);
				return toLocal(child);
			};
		}
	}
}
function compileMapFieldReader(field) {
	let localName = field.localName;
	let mapKey = field.mapKey;
	let parseMapKey = compileMapKeyParse(mapKey);
	let checkMapKey = checkScalarValue(mapKey);
	let parseValue;
	let checkValue;
	let toLocalValue = (value) => value;
	let nullResets = !0;
	switch (field.mapKind) {
		case "scalar":
			parseValue = compileScalarParse(field);
			checkValue = checkScalarValue(field.scalar);
			toLocalValue = compileScalarToLocal(field);
			break;
		case "enum": {
			let readEnumValue = compileEnumConverter(field.enum);
			parseValue = (json, ctx) => readEnumValue(json, ctx.ignoreUnknownFields);
			checkValue = compileEnumCheck(field.enum);
			nullResets = field.enum.typeName != "google.protobuf.NullValue";
			break;
		}
		case "message": {
			let { toMessage, toLocal } = localMessageMapper(field);
			let readChild = compiledReader(field.message);
			nullResets = field.message.typeName != "google.protobuf.Value";
			parseValue = (json, ctx) => {
				let child = toMessage(void 0);
				readChild(child, json, ctx);
				return toLocal(child);
			};
			break;
		}
	}
	return (message, json, ctx) => {
		if (json === null) return;
		if (typeof json != "object" || Array.isArray(json)) throw new FieldError(field, "expected object, got " + formatVal(json));
		let record = message[localName];
		let seen = new Set();
		let jsonMapKeys = Object.keys(json);
		for (let i = 0; i < jsonMapKeys.length; i++) {
			let jsonMapKey = jsonMapKeys[i];
			let jsonMapValue = json[jsonMapKey];
			let key = parseMapKey(jsonMapKey);
			if (seen.has(key)) throw new FieldError(field, `duplicate map key "${jsonMapKey}"`);
			seen.add(key);
			if (jsonMapValue === null && nullResets) throw new FieldError(field, "map value must not be null");
			let value = parseValue(jsonMapValue, ctx);
			if (value === tokenIgnoredUnknownEnum) continue;
			let checkKey = checkMapKey(key);
			if (checkKey !== !0) throw new FieldError(field, `invalid map key: ${reasonSingular({ scalar: mapKey }, key, checkKey)}`);
			if (checkValue !== void 0) {
				let check = checkValue(value);
				if (check !== !0) throw new FieldError(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, check)}`);
			}
			setOwn(record, key, toLocalValue(value));
		}
	};
}
const tokenIgnoredUnknownEnum = Symbol();
function compileEnumConverter(desc) {
	let zero = desc.values[0].number;
	let numbers = new Map();
	for (let value of desc.values) numbers.set(value.jsonName, value.number);
	for (let value of desc.values) numbers.set(value.name, value.number);
	return (json, ignoreUnknownFields) => {
		if (json === null) return zero;
		switch (typeof json) {
			case "number":
				if (Number.isInteger(json)) return json;
				break;
			case "string": {
				let number = numbers.get(json);
				if (number !== void 0) return number;
				if (ignoreUnknownFields) return tokenIgnoredUnknownEnum;
				break;
			}
		}
		throw Error(`cannot decode ${desc} from JSON: ${formatVal(json)}`);
	};
}
function compileEnumCheck(desc) {
	if (desc.open) return checkScalarValue(ScalarType.INT32);
	let values = desc.values;
	return (value) => values.some((v) => v.number === value);
}
function compileScalarConverter(field) {
	let parseScalar = compileScalarParse(field);
	let checkValue = checkScalarValue(field.scalar);
	let toLocal = compileScalarToLocal(field);
	return (json) => {
		let value = parseScalar(json);
		let check = checkValue(value);
		if (check !== !0) throw new FieldError(field, reasonSingular(field, value, check));
		return toLocal(value);
	};
}
function compileScalarParse(field) {
	switch (field.scalar) {
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return (json) => {
			if (json === "NaN") return NaN;
			if (json === "Infinity") return 1e400;
			if (json === "-Infinity") return -1e400;
			if (typeof json == "number") {
				if (Number.isNaN(json)) throw new FieldError(field, "unexpected NaN number");
				if (!Number.isFinite(json)) throw new FieldError(field, "unexpected infinite number");
				return json;
			}
			if (typeof json == "string") {
				if (json === "") return json;
				if (json.trim().length !== json.length) return json;
				let float = Number(json);
				if (!Number.isFinite(float)) return json;
				return float;
			}
			return json;
		};
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32:
		case ScalarType.UINT32: return int32FromJson;
		case ScalarType.BYTES: return (json) => {
			if (typeof json == "string") {
				if (json === "") return new Uint8Array();
				try {
					return base64Decode(json);
				} catch (e) {
					throw new FieldError(field, e instanceof Error ? e.message : String(e));
				}
			}
			return json;
		};
		default: return (json) => json;
	}
}
function compileScalarToLocal(field) {
	let longAsString = field.fieldKind !== "map" && field.longAsString;
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if (longAsString) return (value) => String(value);
			return (value) => typeof value == "string" || typeof value == "number" ? protoInt64.parse(value) : value;
		case ScalarType.FIXED64:
		case ScalarType.UINT64:
			if (longAsString) return (value) => String(value);
			return (value) => typeof value == "string" || typeof value == "number" ? protoInt64.uParse(value) : value;
		default: return (value) => value;
	}
}
function compileMapKeyParse(type) {
	switch (type) {
		case ScalarType.BOOL: return (jsonString) => {
			switch (jsonString) {
				case "true": return !0;
				case "false": return !1;
			}
			return jsonString;
		};
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return int32FromJson;
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64:
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return (jsonString) => /^-?0+$/.test(jsonString) ? "0" : jsonString.replace(/^(-?)0+(?=\d)/, "$1");
		default: return (jsonString) => jsonString;
	}
}
function int32FromJson(json) {
	if (typeof json == "string") {
		if (json === "") return json;
		if (json.trim().length !== json.length) return json;
		let num = Number(json);
		if (Number.isNaN(num)) return json;
		return num;
	}
	return json;
}
function anyFromJson(any, json, ctx) {
	if (json === null || Array.isArray(json) || typeof json != "object") throw Error(`cannot decode message ${any.$typeName} from JSON: expected object but got ${formatVal(json)}`);
	if (Object.keys(json).length == 0) return;
	let typeUrl = json["@type"];
	if (typeof typeUrl != "string" || typeUrl == "") throw Error(`cannot decode message ${any.$typeName} from JSON: "@type" is empty`);
	let typeName = typeUrl.includes("/") ? typeUrl.substring(typeUrl.lastIndexOf("/") + 1) : typeUrl;
	if (!typeName.length) throw Error(`cannot decode message ${any.$typeName} from JSON: "@type" is invalid`);
	let desc = ctx.registry?.getMessage(typeName);
	if (!desc) throw Error(`cannot decode message ${any.$typeName} from JSON: ${typeUrl} is not in the type registry`);
	let message = create(desc);
	if (hasCustomJsonRepresentation(desc) && Object.prototype.hasOwnProperty.call(json, "value")) compiledReader(desc)(message, json.value, ctx);
	else {
		let copy = {};
		for (let key of Object.keys(json)) key !== "@type" && setOwn(copy, key, json[key]);
		compiledReader(desc)(message, copy, ctx);
	}
	anyPack(desc, message, any);
}
function timestampFromJson(timestamp, json) {
	if (typeof json != "string") throw Error(`cannot decode message ${timestamp.$typeName} from JSON: ${formatVal(json)}`);
	let matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
	if (!matches) throw Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
	let ms = Date.parse(matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
	if (Number.isNaN(ms)) throw Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
	if (ms < timestampMsMin || ms > timestampMsMax) throw Error(`cannot decode message ${timestamp.$typeName} from JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	timestamp.seconds = protoInt64.parse(ms / 1e3);
	timestamp.nanos = 0;
	matches[7] && (timestamp.nanos = parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) - 1e9);
}
function durationFromJson(duration, json) {
	if (typeof json != "string") throw Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	let match = json.match(/^(-?[0-9]+)(?:\.([0-9]+))?s/);
	if (match === null) throw Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	let longSeconds = Number(match[1]);
	if (longSeconds > 315576e6 || longSeconds < -315576e6) throw Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	duration.seconds = protoInt64.parse(longSeconds);
	if (typeof match[2] != "string") return;
	let nanosStr = match[2] + "0".repeat(9 - match[2].length);
	duration.nanos = parseInt(nanosStr);
	(longSeconds < 0 || Object.is(longSeconds, -0)) && (duration.nanos = -duration.nanos);
}
function fieldMaskFromJson(fieldMask, json) {
	if (typeof json != "string") throw Error(`cannot decode message ${fieldMask.$typeName} from JSON: ${formatVal(json)}`);
	if (json === "") return;
	fieldMask.paths = json.split(",").map((path) => {
		if (path.includes("_")) throw Error(`cannot decode message ${fieldMask.$typeName} from JSON: path names must be lowerCamelCase`);
		return protoSnakeCase(path);
	});
}
function structFromJson(struct, json, ctx) {
	if (typeof json != "object" || !json || Array.isArray(json)) throw Error(`cannot decode message ${struct.$typeName} from JSON ${formatVal(json)}`);
	let keys = Object.keys(json);
	for (let i = 0; i < keys.length; i++) {
		let key = keys[i];
		let parsedValue = create(ValueSchema);
		valueFromJson(parsedValue, json[key], ctx);
		setOwn(struct.fields, key, parsedValue);
	}
}
function valueFromJson(value, json, ctx) {
	if (++ctx.depth > ctx.recursionLimit) throw Error(`cannot decode ${value.$typeName} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
	switch (typeof json) {
		case "number":
			value.kind = {
				case: "numberValue",
				value: json
			};
			break;
		case "string":
			value.kind = {
				case: "stringValue",
				value: json
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: json
			};
			break;
		case "object":
			if (json === null) value.kind = {
				case: "nullValue",
				value: NullValue.NULL_VALUE
			};
			else if (Array.isArray(json)) {
				let listValue = create(ListValueSchema);
				listValueFromJson(listValue, json, ctx);
				value.kind = {
					case: "listValue",
					value: listValue
				};
			} else {
				let struct = create(StructSchema);
				structFromJson(struct, json, ctx);
				value.kind = {
					case: "structValue",
					value: struct
				};
			}
			break;
		default: throw Error(`cannot decode message ${value.$typeName} from JSON ${formatVal(json)}`);
	}
	ctx.depth--;
	return value;
}
function listValueFromJson(listValue, json, ctx) {
	if (!Array.isArray(json)) throw Error(`cannot decode message ${listValue.$typeName} from JSON ${formatVal(json)}`);
	for (let i = 0; i < json.length; i++) {
		let value = create(ValueSchema);
		valueFromJson(value, json[i], ctx);
		listValue.values.push(value);
	}
}
// node_modules/@bufbuild/cel/dist/esm/proto.js
function celFromScalar(type, v) {
	switch (type) {
		case ScalarType.UINT32:
		case ScalarType.UINT64:
		case ScalarType.FIXED32:
		case ScalarType.FIXED64: return celUint(BigInt(v));
		case ScalarType.INT32:
		case ScalarType.SINT32:
		case ScalarType.SFIXED32: return BigInt(v);
		default: return v;
	}
}
// node_modules/@bufbuild/cel/dist/esm/list.js
const privateSymbol$6 = Symbol.for("@bufbuild/cel/list");
function celList(arrayOrReflectList) {
	if (isReflectList(arrayOrReflectList)) return new RepeatedFieldList(arrayOrReflectList);
	return new ArrayList(arrayOrReflectList);
}
function celListConcat(...lists) {
	return new ConcatList(lists);
}
function isCelList(v) {
	return typeof v == "object" && !!v && privateSymbol$6 in v;
}
var ArrayList = class {
	_array;
	[privateSymbol$6] = {};
	constructor(_array) {
		this._array = _array;
	}
	get size() {
		return this._array.length;
	}
	get(index) {
		if (index < 0 || index >= this.size) return;
		return toCel(this._array[index]);
	}
	*values() {
		for (let element of this._array.values()) yield toCel(element);
	}
	[Symbol.iterator]() {
		return this.values();
	}
};
var RepeatedFieldList = class {
	_list;
	[privateSymbol$6] = {};
	constructor(_list) {
		this._list = _list;
	}
	get size() {
		return this._list.size;
	}
	get(index) {
		let val = this._list.get(index);
		if (val === void 0) return;
		return celFromListElem(this._list.field(), val);
	}
	*values() {
		for (let val of this._list) yield celFromListElem(this._list.field(), val);
	}
	[Symbol.iterator]() {
		return this.values();
	}
};
var ConcatList = class {
	_lists;
	[privateSymbol$6] = {};
	_size;
	constructor(_lists) {
		this._lists = _lists;
		let size = 0;
		for (let list of _lists) size += list.size;
		this._size = size;
	}
	get size() {
		return this._size;
	}
	get(index) {
		if (index < 0 || index >= this.size) return;
		for (let list of this._lists) {
			if (index < list.size) return list.get(index);
			index -= list.size;
		}
	}
	*values() {
		for (let list of this._lists) yield* list.values();
	}
	[Symbol.iterator]() {
		return this.values();
	}
};
function celFromListElem(desc, v) {
	switch (desc.listKind) {
		case "enum": return BigInt(v);
		case "message": return reflectMsgToCel(v);
		case "scalar": return celFromScalar(desc.scalar, v);
	}
}
const EMPTY_LIST = celList([]);
// node_modules/@bufbuild/cel/dist/esm/eval.js
const contextStack = [];
function setEvalContext(context) {
	contextStack.push(context);
	return () => contextStack.pop();
}
function getEvalContext() {
	if (contextStack.length === 0) throw Error("cannot use `getEvalContext` outside of an evaluation");
	return contextStack[contextStack.length - 1];
}
function withEvalContext(context, next) {
	return {
		id: next.id,
		eval(ctx) {
			let unset = setEvalContext(context);
			try {
				return next.eval(ctx);
			} finally {
				unset();
			}
		}
	};
}
function getMsgDesc(typeName) {
	let schema = getEvalContext().registry.getMessage(typeName);
	if (!schema) throw Error(`Message ${typeName} not found in registry`);
	return schema;
}
// node_modules/@bufbuild/cel/dist/esm/type.js
const privateSymbol$5 = Symbol.for("@bufbuild/cel/type");
const CelScalar = {
	INT: celScalarType("int"),
	UINT: celScalarType("uint"),
	BOOL: celScalarType("bool"),
	STRING: celScalarType("string"),
	BYTES: celScalarType("bytes"),
	DOUBLE: celScalarType("double"),
	NULL: celScalarType("null_type"),
	DYN: celScalarType("dyn"),
	TYPE: celScalarType("type")
};
const TIMESTAMP = objectType(TimestampSchema);
const DURATION = objectType(DurationSchema);
function mapType(key, value) {
	return {
		[privateSymbol$5]: {},
		kind: "map",
		key,
		value,
		name: "map",
		toString() {
			return `map(${key}, ${value})`;
		}
	};
}
function listType(element) {
	return {
		[privateSymbol$5]: {},
		kind: "list",
		element,
		name: "list",
		toString() {
			return `list(${element})`;
		}
	};
}
function objectType(descOrTypeName) {
	let name, desc;
	if (typeof descOrTypeName == "string") {
		name = descOrTypeName;
		desc = void 0;
	} else {
		name = descOrTypeName.typeName;
		desc = descOrTypeName;
	}
	return {
		[privateSymbol$5]: {},
		kind: "object",
		desc,
		name,
		toString() {
			return name;
		}
	};
}
function celScalarType(scalar) {
	return {
		[privateSymbol$5]: {},
		kind: "scalar",
		scalar,
		name: scalar,
		toString() {
			return scalar;
		}
	};
}
function celType(v) {
	switch (typeof v) {
		case "bigint": return CelScalar.INT;
		case "boolean": return CelScalar.BOOL;
		case "number": return CelScalar.DOUBLE;
		case "string": return CelScalar.STRING;
		case "object": switch (!0) {
			case v === null: return CelScalar.NULL;
			case v instanceof Uint8Array: return CelScalar.BYTES;
			case isReflectMessage(v): return celTypeOfMessage(v);
			case isCelList(v): return listType(CelScalar.DYN);
			case isCelMap(v): return mapType(CelScalar.DYN, CelScalar.DYN);
			case isCelUint(v): return CelScalar.UINT;
			default: if (isObjectCelType(v)) return CelScalar.TYPE;
		}
	}
	throw Error(`Not a CEL value: ${v}`);
}
function isCelType(v) {
	return typeof v == "object" && !!v && isObjectCelType(v);
}
function isObjectCelType(v) {
	return privateSymbol$5 in v;
}
function celTypeOfMessage(v) {
	let typeName = v.desc.typeName;
	if (isReflectMessageAny(v)) {
		typeName = typeUrlToName(v.message.typeUrl);
		if (typeName === ValueSchema.typeName) {
			let value = anyUnpack(v.message, ValueSchema);
			return value ? valueToType(value) : CelScalar.NULL;
		}
	}
	switch (typeName) {
		case FloatValueSchema.typeName:
		case DoubleValueSchema.typeName: return CelScalar.DOUBLE;
		case UInt64ValueSchema.typeName:
		case UInt32ValueSchema.typeName: return CelScalar.UINT;
		case Int32ValueSchema.typeName:
		case Int64ValueSchema.typeName: return CelScalar.INT;
		case StringValueSchema.typeName: return CelScalar.STRING;
		case BytesValueSchema.typeName: return CelScalar.BYTES;
		case BoolValueSchema.typeName: return CelScalar.BOOL;
		case StructSchema.typeName: return mapType(CelScalar.STRING, CelScalar.DYN);
		case ListValueSchema.typeName: return listType(CelScalar.DYN);
		case ValueSchema.typeName: return valueToType(v.message);
	}
	return typeName === v.desc.typeName ? objectType(v.desc) : objectType(typeName);
}
function valueToType(v) {
	switch (v.kind.case) {
		case "boolValue": return CelScalar.BOOL;
		case "listValue": return listType(CelScalar.DYN);
		case "nullValue":
		case void 0: return CelScalar.NULL;
		case "numberValue": return CelScalar.DOUBLE;
		case "stringValue": return CelScalar.STRING;
		case "structValue": return mapType(CelScalar.STRING, CelScalar.DYN);
	}
}
function isReflectMessageAny(v) {
	return v.desc.typeName === AnySchema.typeName;
}
function typeUrlToName(url) {
	let slash = url.lastIndexOf("/");
	let name = slash >= 0 ? url.substring(slash + 1) : url;
	if (!name.length) throw Error(`invalid type url: ${url}`);
	return name;
}
// node_modules/@bufbuild/cel/dist/esm/value.js
function toCel(v) {
	switch (typeof v) {
		case "bigint":
		case "boolean":
		case "number":
		case "string": return v;
		case "object": break;
		default: throw Error(`unsupported input ${typeof v}`);
	}
	switch (!0) {
		case v === null:
		case v instanceof Uint8Array:
		case isCelList(v):
		case isCelMap(v):
		case isCelUint(v):
		case isCelType(v): return v;
	}
	if (isArray(v) || isReflectList(v)) return celList(v);
	if (isMap(v) || isReflectMap(v)) return celMap(v);
	if (isMessage(v)) {
		let value = wktToCel(v);
		if (value !== void 0) return value;
		return reflect(getMsgDesc(v.$typeName), v);
	}
	if (isReflectMessage(v)) return reflectMsgToCel(v);
	if (v.constructor.name === "Object") return celMap(new Map(Object.entries(v)));
	throw Error(`Unsupported input ${v}`);
}
function unwrapAny(v) {
	if (!isReflectAny(v)) return v;
	let unpacked = anyUnpack(v.message, getEvalContext().registry);
	if (unpacked === void 0) throw Error(`invalid Any or ${v.message.typeUrl} not found in registry`);
	let value = wktToCel(unpacked);
	if (value !== void 0) return value;
	return reflect(getMsgDesc(unpacked.$typeName), unpacked);
}
function reflectMsgToCel(v) {
	let value = wktToCel(v.message);
	if (value !== void 0) return value;
	return v;
}
function isReflectAny(v) {
	return isReflectMessage(v, AnySchema);
}
function isArray(v) {
	return Array.isArray(v);
}
function isMap(v) {
	return v instanceof Map;
}
function wktToCel(msg) {
	if (isWrapper(msg)) return unwrapWrapper(msg);
	return jsonWrapperToCel(msg);
}
function unwrapWrapper(v) {
	switch (v.$typeName) {
		case Int32ValueSchema.typeName: return BigInt(v.value);
		case UInt32ValueSchema.typeName: return celUint(BigInt(v.value));
		case UInt64ValueSchema.typeName: return celUint(v.value);
	}
	return v.value;
}
function jsonWrapperToCel(msg) {
	switch (!0) {
		case isMessage(msg, StructSchema): return structToCel(msg);
		case isMessage(msg, ValueSchema): return valueToCel(msg);
		case isMessage(msg, ListValueSchema): return listValueToCel(msg);
	}
}
function structToCel(s) {
	let map = new Map();
	for (let [k, v] of Object.entries(s.fields)) map.set(k, valueToCel(v));
	return celMap(map);
}
function valueToCel(v) {
	switch (v.kind.case) {
		case "boolValue":
		case "numberValue":
		case "stringValue": return v.kind.value;
		case "nullValue":
		case void 0: return null;
		case "structValue": return structToCel(v.kind.value);
		case "listValue": return listValueToCel(v.kind.value);
	}
}
function listValueToCel(l) {
	return celList(l.values);
}
// node_modules/@bufbuild/cel/dist/esm/map.js
const privateSymbol$4 = Symbol.for("@bufbuild/cel/map");
function celMap(mapOrReflectMap) {
	if (isReflectMap(mapOrReflectMap)) return new ProtoMap(mapOrReflectMap);
	return new NativeMap(mapOrReflectMap);
}
function isCelMap(v) {
	return typeof v == "object" && !!v && privateSymbol$4 in v;
}
var NativeMap = class {
	_map;
	[privateSymbol$4] = {};
	constructor(_map) {
		this._map = _map;
	}
	get size() {
		return this._map.size;
	}
	get(key) {
		isCelUint(key) && (key = key.value);
		if (typeof key == "number") {
			if (!Number.isInteger(key)) return;
			key = BigInt(key);
		}
		let value = this._map.get(key);
		if (value !== void 0) return toCel(value);
		if (typeof key == "bigint") for (let mapKey of this._map.keys()) {
			if (!isCelUint(mapKey)) continue;
			if (mapKey.value === key) return toCel(this._map.get(mapKey));
		}
	}
	has(key) {
		return this.get(key) != null;
	}
	forEach(callback, thisArg) {
		this._map.forEach((value, key, _) => callback.call(thisArg, toCel(value), key, this));
	}
	*entries() {
		for (let [key, value] of this._map.entries()) yield [key, toCel(value)];
	}
	keys() {
		return this._map.keys();
	}
	*values() {
		for (let value of this._map.values()) yield toCel(value);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
var ProtoMap = class {
	_map;
	[privateSymbol$4] = {};
	constructor(_map) {
		this._map = _map;
	}
	get size() {
		return this._map.size;
	}
	get(key) {
		let value = this._map.get(mapKeyFromCel(this._map.field(), key));
		if (value === void 0) return;
		return celFromMapValue(this._map.field(), value);
	}
	has(key) {
		return this._map.has(mapKeyFromCel(this._map.field(), key));
	}
	forEach(callback, thisArg) {
		this._map.forEach((value, key, _) => callback.call(thisArg, celFromMapValue(this._map.field(), value), celFromMapKey(this._map.field(), key), this));
	}
	*entries() {
		for (let [key, value] of this._map.entries()) yield [celFromMapKey(this._map.field(), key), celFromMapValue(this._map.field(), value)];
	}
	*keys() {
		for (let key of this._map.keys()) yield celFromMapKey(this._map.field(), key);
	}
	*values() {
		for (let value of this._map.keys()) yield celFromMapValue(this._map.field(), value);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
function mapKeyFromCel(desc, v) {
	isCelUint(v) && (v = v.value);
	switch (desc.mapKey) {
		case ScalarType.SINT32:
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
			if (typeof v == "bigint") return Number(v);
			return v;
		case ScalarType.SINT64:
		case ScalarType.INT64:
		case ScalarType.FIXED64:
		case ScalarType.UINT64:
		case ScalarType.SFIXED64:
			if (v === "number" && Number.isInteger(v)) return BigInt(v);
			return v;
		default: return v;
	}
}
function celFromMapKey(desc, v) {
	return celFromScalar(desc.mapKey, v);
}
function celFromMapValue(desc, v) {
	switch (desc.mapKind) {
		case "enum": return BigInt(v);
		case "message": return reflectMsgToCel(v);
		case "scalar": return celFromScalar(desc.scalar, v);
	}
}
const EMPTY_MAP = celMap(new Map());
// node_modules/@bufbuild/cel/dist/esm/registry.js
const wktRegistry = createRegistry(TimestampSchema, DurationSchema, AnySchema, file_google_protobuf_wrappers, file_google_protobuf_struct);
function createRegistryWithWKT(...inputs) {
	return createRegistry(wktRegistry, ...inputs);
}
// node_modules/@bufbuild/cel/dist/esm/equals.js
function equals(lhs, rhs) {
	if (lhs === rhs) return !0;
	isCelUint(lhs) && (lhs = lhs.value);
	isCelUint(rhs) && (rhs = rhs.value);
	if ((typeof lhs == "number" || typeof lhs == "bigint") && (typeof rhs == "number" || typeof rhs == "bigint")) return lhs == rhs;
	switch (!0) {
		case lhs instanceof Uint8Array: return rhs instanceof Uint8Array && equalsBytes(lhs, rhs);
		case isCelList(lhs): return isCelList(rhs) && equalsList(lhs, rhs);
		case isCelMap(lhs): return isCelMap(rhs) && equalsMap(lhs, rhs);
		case isCelType(lhs): return isCelType(rhs) && equalsType(lhs, rhs);
	}
	if (isReflectMessage(lhs)) {
		if (!isReflectMessage(rhs)) return !1;
		if (lhs.desc.typeName !== rhs.desc.typeName) return !1;
		return equals$1(lhs.desc, lhs.message, rhs.message, {
			registry: getEvalContext().registry,
			unpackAny: !0,
			unknown: !0,
			extensions: !0
		});
	}
	return !1;
}
function equalsType(lhs, rhs) {
	return lhs.kind === rhs.kind && lhs.name === rhs.name;
}
function equalsList(lhs, rhs) {
	if (lhs.size !== rhs.size) return !1;
	for (let i = 0; i < lhs.size; i++) if (!equals(lhs.get(i), rhs.get(i))) return !1;
	return !0;
}
function equalsMap(lhs, rhs) {
	if (lhs.size !== rhs.size) return !1;
	for (let [k, v] of lhs) {
		let rv = rhs.get(k);
		if (rv === void 0 || !equals(v, rv)) return !1;
	}
	return !0;
}
function equalsBytes(lhs, rhs) {
	if (lhs.length !== rhs.length) return !1;
	for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return !1;
	return !0;
}
// node_modules/@bufbuild/cel/dist/esm/func.js
const privateSymbol$3 = Symbol.for("@bufbuild/cel/func");
function celFunc(name, args, result, impl) {
	return new Func(name, void 0, args, result, impl);
}
function celMethod(name, target, args, result, impl) {
	return new Method(name, target, args, result, impl);
}
var Callable = class {
	_name;
	_target;
	_args;
	_result;
	_impl;
	_id;
	[privateSymbol$3] = {};
	constructor(_name, _target, _args, _result, _impl, _id = "") {
		this._name = _name;
		this._target = _target;
		this._args = _args;
		this._result = _result;
		this._impl = _impl;
		this._id = _id;
	}
	get id() {
		if (this._id === "") {
			let qualifier = this.target ? `${this.target.name}.` : "";
			this._id = `${qualifier}${this.name}(${this.arguments.map((p) => p.name).join(",")})`;
		}
		return this._id;
	}
	get name() {
		return this._name;
	}
	get target() {
		return this._target;
	}
	get arguments() {
		return this._args;
	}
	get result() {
		return this._result;
	}
	call(id, target, args) {
		if (args.length != this.arguments.length) return;
		for (let i = 0; i < args.length; i++) if (!isSubtypeOf(args[i], this.arguments[i])) return;
		try {
			return toCel(this._impl.apply(target, args));
		} catch (ex) {
			return celError(ex, id);
		}
	}
};
var Func = class extends Callable {
	call(id, target, args) {
		if (target !== void 0) return;
		return super.call(id, void 0, args);
	}
};
var Method = class extends Callable {
	call(id, target, args) {
		if (target === void 0 || !isSubtypeOf(target, this.target)) return;
		return super.call(id, target, args);
	}
};
function isSubtypeOf(val, typ) {
	return typ === CelScalar.DYN || equalsType(celType(val), typ);
}
// node_modules/@bufbuild/cel/dist/esm/resolver.js
const privateSymbol$2 = Symbol.for("@bufbuild/cel/resolver");
function createResolver(...inputs) {
	let groups = new Map();
	for (let input of inputs) {
		let funcs = isFuncResolver(input) || Array.isArray(input) ? input : [input];
		for (let func of funcs) {
			let group = groups.get(func.name);
			if (group === void 0) {
				group = [];
				groups.set(func.name, group);
			}
			group.push(func);
		}
	}
	return new Resolver(new Map(new Array(...groups.entries()).map(([name, funcs]) => [name, createFuncGroup(name, funcs)])));
}
function isFuncResolver(v) {
	return typeof v == "object" && !!v && privateSymbol$2 in v;
}
var Resolver = class {
	_groups;
	[privateSymbol$2] = {};
	constructor(_groups) {
		this._groups = _groups;
	}
	*[Symbol.iterator]() {
		for (let group of this._groups.values()) yield* group;
	}
	find(name) {
		return this._groups.get(name);
	}
};
function createFuncGroup(name, funcs) {
	let set = [];
	for (let func of funcs) {
		for (let i = 0; i < set.length; i++) if (func.id === set[i].id) {
			set.splice(i, 1);
			break;
		}
		set.push(func);
	}
	return new Group(name, set);
}
var Group = class {
	_name;
	_funcs;
	constructor(_name, _funcs) {
		this._name = _name;
		this._funcs = _funcs;
	}
	*[Symbol.iterator]() {
		yield* this._funcs;
	}
	get name() {
		return this._name;
	}
	call(id, target, args) {
		args = args.map((arg) => unwrapAny(arg));
		for (let func of this._funcs) {
			let result = func.call(id, target, args);
			if (result !== void 0) return result;
		}
	}
};
const GREATER_EQUALS = "_>=_";
const LESS_EQUALS = "_<=_";
// node_modules/@bufbuild/cel/dist/esm/duration.js
const ONE_SECOND$1 = 1000000000n;
function createDuration(seconds = 0n, ns = 0n) {
	let fullNanos = seconds * ONE_SECOND$1 + BigInt(ns);
	if (fullNanos > 9223372036854775807n || fullNanos < -9223372036854775808n) throw Error("duration out of range");
	return create(DurationSchema, {
		seconds: fullNanos / ONE_SECOND$1,
		nanos: Number(fullNanos % ONE_SECOND$1)
	});
}
const UNITS = Object.freeze({
	ns: 1n,
	us: 1000n,
	\u00b5s: 1000n,
	ms: 1000n * 1000n,
	s: 1000n * 1000n * 1000n,
	m: 1000n * 1000n * 1000n * 60n,
	h: 1000n * 1000n * 1000n * 60n * 60n
});
const INT_REGEXP = /^\d+/;
const UNIT_REGEXP = RegExp(`^(${Object.keys(UNITS).join("|")})`);
function parseDuration(str) {
	if (str.length > 128) throw badDurationStr("duration string exceeds 128 characters");
	if (/^[-+]?0$/.test(str)) return createDuration();
	let [sign, values] = /^[+-]/.test(str) ? [str[0] === "+" ? 1n : -1n, str.slice(1)] : [1n, str];
	let fullNanos = 0n;
	let remainder = values;
	for (; remainder.length > 0;) {
		let int = INT_REGEXP.exec(remainder)?.[0];
		remainder = remainder.slice(int?.length ?? 0);
		remainder[0] === "." && (remainder = remainder.slice(1));
		let fraction = INT_REGEXP.exec(remainder)?.[0];
		remainder = remainder.slice(fraction?.length ?? 0);
		let unit = UNIT_REGEXP.exec(remainder)?.[0];
		remainder = remainder.slice(unit?.length ?? 0);
		if ((int ?? fraction) === void 0 || unit === void 0) throw badDurationStr("invalid syntax");
		let factor = UNITS[unit];
		fullNanos += BigInt(int ?? 0) * factor;
		fullNanos += BigInt(fraction ?? 0) * factor / 10n ** BigInt(fraction?.length ?? 0);
	}
	return createDuration(0n, sign * fullNanos);
}
function badDurationStr(e) {
	return Error(`Failed to parse duration: ${e}`);
}
const ONE_SECOND = 1000000000n;
function createTimestamp(s = 0n, ns = 0n) {
	let fullNanos = s * ONE_SECOND + BigInt(ns);
	let shift = fullNanos % ONE_SECOND < 0n ? 1n : 0n;
	let seconds = fullNanos / ONE_SECOND - shift;
	let nanos = Number(fullNanos % ONE_SECOND + shift * ONE_SECOND);
	if (seconds > 253402300799n || seconds < -62135596800n) throw Error("timestamp out of range");
	return create(TimestampSchema, {
		seconds,
		nanos
	});
}
// node_modules/@bufbuild/cel/dist/esm/std/math.js
const MAX_INT = 9223372036854775807n;
const MIN_INT = -9223372036854775808n;
function safeInt(value, op = "type conversion") {
	let numeric = typeof value == "string" ? BigInt(value) : value;
	if (typeof numeric == "bigint") {
		if (numeric >= MIN_INT && numeric <= MAX_INT) return numeric;
	} else if (Number.isFinite(numeric) && numeric > Number(MIN_INT) && numeric < Number(MAX_INT)) return BigInt(Math.trunc(numeric));
	throw celError(`int overflow during ${op}`);
}
function safeUint(value, op = "type conversion") {
	let numeric = typeof value == "string" ? BigInt(value) : value;
	if (typeof numeric == "bigint" || Number.isFinite(numeric)) {
		let int = typeof numeric == "number" ? BigInt(Math.trunc(numeric)) : numeric;
		if (numeric >= 0 && int <= 18446744073709551615n) return celUint(int);
	}
	throw celError(`uint overflow during ${op}`);
}
function bytesConcat(l, r) {
	let val = new Uint8Array(l.length + r.length);
	val.set(l);
	val.set(r, l.length);
	return val;
}
function timestampSum(l, r) {
	return createTimestamp(l.message.seconds + r.message.seconds, l.message.nanos + r.message.nanos);
}
function durationSum(l, r) {
	return createDuration(l.message.seconds + r.message.seconds, l.message.nanos + r.message.nanos);
}
function durationDifference(l, r) {
	return createDuration(l.message.seconds - r.message.seconds, l.message.nanos - r.message.nanos);
}
function timestampDifference(l, r) {
	return createTimestamp(l.message.seconds - r.message.seconds, l.message.nanos - r.message.nanos);
}
function safeDivide(type, l, r) {
	if (r === 0n) throw celError(`${type.name} divide by zero`);
	return safeInt(l / r, `divide by ${r}`);
}
function safeModulo(type, l, r) {
	if (r === 0n) throw celError(`${type.name} modulus by zero`);
	return l % r;
}
const LIST$1 = listType(CelScalar.DYN);
const { BYTES: BYTES$2, DOUBLE: DOUBLE$2, INT: INT$4, STRING: STRING$5, UINT: UINT$2 } = CelScalar;
var math_default = [
	celFunc("_+_", [INT$4, INT$4], INT$4, (l, r) => safeInt(l + r, "_+_")),
	celFunc("_+_", [UINT$2, UINT$2], UINT$2, (l, r) => safeUint(l.value + r.value, "_+_")),
	celFunc("_+_", [DOUBLE$2, DOUBLE$2], DOUBLE$2, (l, r) => l + r),
	celFunc("_+_", [DURATION, DURATION], DURATION, durationSum),
	celFunc("_+_", [TIMESTAMP, DURATION], TIMESTAMP, timestampSum),
	celFunc("_+_", [DURATION, TIMESTAMP], TIMESTAMP, timestampSum),
	celFunc("_+_", [STRING$5, STRING$5], STRING$5, (l, r) => l + r),
	celFunc("_+_", [BYTES$2, BYTES$2], BYTES$2, bytesConcat),
	celFunc("_+_", [LIST$1, LIST$1], LIST$1, celListConcat),
	celFunc("_-_", [INT$4, INT$4], INT$4, (l, r) => safeInt(l - r, "_-_")),
	celFunc("_-_", [UINT$2, UINT$2], UINT$2, (l, r) => safeUint(l.value - r.value, "_-_")),
	celFunc("_-_", [DOUBLE$2, DOUBLE$2], DOUBLE$2, (l, r) => l - r),
	celFunc("_-_", [TIMESTAMP, TIMESTAMP], DURATION, durationDifference),
	celFunc("_-_", [DURATION, DURATION], DURATION, durationDifference),
	celFunc("_-_", [TIMESTAMP, DURATION], TIMESTAMP, timestampDifference),
	celFunc("_*_", [INT$4, INT$4], INT$4, (l, r) => safeInt(l * r, "_*_")),
	celFunc("_*_", [UINT$2, UINT$2], UINT$2, (l, r) => safeUint(l.value * r.value, "_*_")),
	celFunc("_*_", [DOUBLE$2, DOUBLE$2], DOUBLE$2, (l, r) => l * r),
	celFunc("_/_", [INT$4, INT$4], INT$4, (l, r) => safeDivide(INT$4, l, r)),
	celFunc("_/_", [UINT$2, UINT$2], UINT$2, (l, r) => celUint(safeDivide(UINT$2, l.value, r.value))),
	celFunc("_/_", [DOUBLE$2, DOUBLE$2], DOUBLE$2, (l, r) => l / r),
	celFunc("_%_", [INT$4, INT$4], INT$4, (l, r) => safeModulo(INT$4, l, r)),
	celFunc("_%_", [UINT$2, UINT$2], UINT$2, (l, r) => celUint(safeModulo(UINT$2, l.value, r.value))),
	celFunc("-_", [INT$4], INT$4, (x) => safeInt(-x)),
	celFunc("-_", [DOUBLE$2], DOUBLE$2, (x) => -x)
];
// node_modules/@bufbuild/cel/dist/esm/std/cast.js
const encoder$1 = new TextEncoder();
const decoder = new TextDecoder(void 0, { fatal: !0 });
function stringToBool(x) {
	switch (x) {
		case "true":
		case "True":
		case "TRUE":
		case "t":
		case "1": return !0;
		case "false":
		case "False":
		case "FALSE":
		case "f":
		case "0": return !1;
	}
	throw Error(`Unable to convert string '${x}' to bool`);
}
function bytesToString(x) {
	try {
		return decoder.decode(x);
	} catch (e) {
		throw Error(`Failed to decode bytes as string: ${e}`);
	}
}
function stringToTimestamp(x) {
	try {
		return fromJson(TimestampSchema, x);
	} catch (e) {
		throw Error(`Failed to parse timestamp: ${e}`);
	}
}
function toType(x) {
	if (isMessage(x)) return objectType(getMsgDesc(x.$typeName));
	return celType(x);
}
function identity(x) {
	return x;
}
const { BOOL: BOOL$2, BYTES: BYTES$1, DOUBLE: DOUBLE$1, DYN: DYN$2, INT: INT$3, STRING: STRING$4, TYPE, UINT: UINT$1 } = CelScalar;
var cast_default = [
	celFunc("int", [INT$3], INT$3, identity),
	celFunc("int", [UINT$1], INT$3, (x) => safeInt(x.value)),
	celFunc("int", [DOUBLE$1], INT$3, safeInt),
	celFunc("int", [STRING$4], INT$3, safeInt),
	celFunc("int", [TIMESTAMP], INT$3, (x) => safeInt(x.message.seconds)),
	celFunc("int", [DURATION], INT$3, (x) => safeInt(x.message.seconds)),
	celFunc("uint", [UINT$1], UINT$1, identity),
	celFunc("uint", [INT$3], UINT$1, safeUint),
	celFunc("uint", [DOUBLE$1], UINT$1, safeUint),
	celFunc("uint", [STRING$4], UINT$1, safeUint),
	celFunc("double", [DOUBLE$1], DOUBLE$1, identity),
	celFunc("double", [INT$3], DOUBLE$1, (x) => Number(x)),
	celFunc("double", [UINT$1], DOUBLE$1, (x) => Number(x.value)),
	celFunc("double", [STRING$4], DOUBLE$1, (x) => Number(x)),
	celFunc("bool", [BOOL$2], BOOL$2, identity),
	celFunc("bool", [STRING$4], BOOL$2, stringToBool),
	celFunc("bytes", [BYTES$1], BYTES$1, identity),
	celFunc("bytes", [STRING$4], BYTES$1, (x) => encoder$1.encode(x)),
	celFunc("string", [STRING$4], STRING$4, identity),
	celFunc("string", [BOOL$2], STRING$4, (x) => x.toString()),
	celFunc("string", [INT$3], STRING$4, (x) => x.toString()),
	celFunc("string", [UINT$1], STRING$4, (x) => x.value.toString()),
	celFunc("string", [DOUBLE$1], STRING$4, (x) => x.toString()),
	celFunc("string", [BYTES$1], STRING$4, bytesToString),
	celFunc("string", [TIMESTAMP], STRING$4, (x) => toJson(TimestampSchema, x.message)),
	celFunc("string", [DURATION], STRING$4, (x) => toJson(DurationSchema, x.message)),
	celFunc("timestamp", [TIMESTAMP], TIMESTAMP, identity),
	celFunc("timestamp", [STRING$4], TIMESTAMP, stringToTimestamp),
	celFunc("timestamp", [INT$3], TIMESTAMP, (x) => timestampFromMs(Number(x))),
	celFunc("duration", [DURATION], DURATION, identity),
	celFunc("duration", [STRING$4], DURATION, parseDuration),
	celFunc("duration", [INT$3], DURATION, (x) => create(DurationSchema, { seconds: x })),
	celFunc("type", [DYN$2], TYPE, toType),
	celFunc("dyn", [DYN$2], DYN$2, identity)
];
const MATCHES = "matches";
const SIZE = "size";
const TIME_GET_HOURS = "getHours";
const TIME_GET_MILLISECONDS = "getMilliseconds";
const TIME_GET_MINUTES = "getMinutes";
const TIME_GET_SECONDS = "getSeconds";
// node_modules/@bufbuild/re2/dist/esm/UnicodeRangeTable.js
var UnicodeRangeTable = class {
	data;
	isStride1;
	SIZE;
	constructor(data, isStride1 = !1) {
		this.data = data;
		this.isStride1 = isStride1;
		this.SIZE = isStride1 ? 2 : 3;
	}
	getLo(index) {
		return this.data[index * this.SIZE];
	}
	getHi(index) {
		return this.data[index * this.SIZE + 1];
	}
	getStride(index) {
		return this.isStride1 ? 1 : this.data[index * this.SIZE + 2];
	}
	get(index) {
		let i = index * this.SIZE;
		return [
			this.data[i],
			this.data[i + 1],
			this.getStride(index)
		];
	}
	get length() {
		return this.data.length / this.SIZE;
	}
};
// node_modules/@bufbuild/re2/dist/esm/UnicodeTables.js
let _B64_MAP = null;
const getB64Map = () => {
	if (!_B64_MAP) {
		_B64_MAP = new Uint8Array(256);
		for (let i = 0; i < 64; i++) _B64_MAP["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-".charCodeAt(i)] = i;
	}
	return _B64_MAP;
};
const decodeVLQ = (str) => {
	let b64 = getB64Map();
	let res = [];
	let value = 0, shift = 0;
	for (let i = 0; i < str.length; i++) {
		let digit = b64[str.charCodeAt(i)];
		value |= (digit & 31) << shift;
		if (digit & 32) shift += 5;
		else {
			res.push(value);
			value = 0;
			shift = 0;
		}
	}
	return res;
};
const decodeRanges = (str, isStride1) => {
	if (str.length === 0) return new Uint32Array();
	let res = decodeVLQ(str);
	let numRanges = isStride1 ? res.length / 2 : res.length / 3;
	let out = new Uint32Array(numRanges * 3);
	let current = 0, resIdx = 0;
	for (let i = 0; i < numRanges; i++) {
		current += res[resIdx++];
		out[i * 3] = current;
		current += res[resIdx++];
		out[i * 3 + 1] = current;
		out[i * 3 + 2] = isStride1 ? 1 : res[resIdx++];
	}
	return out;
};
const decodeOrbit = (str) => {
	let res = decodeVLQ(str);
	let map = new Map();
	let currentKey = 0;
	for (let i = 0; i < res.length; i += 2) {
		currentKey += res[i];
		map.set(currentKey, res[i + 1]);
	}
	return map;
};
const mergeRanges = (a, b) => {
	if (b.length === 0) return a;
	if (a.length === 0) return b;
	let points = [];
	let push = (arr) => {
		for (let i = 0; i < arr.length; i += 3) {
			let lo = arr[i], hi = arr[i + 1], stride = arr[i + 2];
			if (stride === 1) points.push([lo, hi]);
			else for (let cp = lo; cp <= hi; cp += stride) points.push([cp, cp]);
		}
	};
	push(a);
	push(b);
	points.sort((x, y) => x[0] - y[0]);
	let merged = [];
	for (let [lo, hi] of points) {
		let last = merged[merged.length - 1];
		last && last[1] + 1 >= lo ? hi > last[1] && (last[1] = hi) : merged.push([lo, hi]);
	}
	let out = new Uint32Array(merged.length * 3);
	for (let i = 0; i < merged.length; i++) {
		out[i * 3] = merged[i][0];
		out[i * 3 + 1] = merged[i][1];
		out[i * 3 + 2] = 1;
	}
	return out;
};
const sweepPlatform = (pattern) => {
	let re = new RegExp(pattern, "u");
	let ranges = [];
	let start = -1;
	for (let cp = 0; cp <= 1114111; cp++) if (re.test(String.fromCodePoint(cp))) start < 0 && (start = cp);
	else if (start >= 0) {
		ranges.push(start, cp - 1, 1);
		start = -1;
	}
	start >= 0 && ranges.push(start, 1114111, 1);
	return Uint32Array.from(ranges);
};
var LazyDecoder = class {
	initializer;
	cache;
	constructor(initializer) {
		this.initializer = initializer;
		this.cache = new Map();
	}
	has(key) {
		return key in this.initializer;
	}
	get(key) {
		let cached = this.cache.get(key);
		if (cached !== void 0 || this.cache.has(key)) return cached ?? null;
		let fn = this.initializer[key];
		let val = fn ? fn() : null;
		this.cache.set(key, val);
		return val;
	}
};
let _CASE_ORBIT = null;
const getCASE_ORBIT = () => {
	_CASE_ORBIT ||= decodeOrbit("rDqpII-LsD+0HGrpIsCxJzElODoODrOnByP-Mz+HTieNj-HCweD1fDxeB+9HBwfC1FE2eBxfBjeE1eDmpII0fjB4c+BgkHChkHKikHDjkHBkkHImkHZnkHhhGlkH9O70H-Io8HBp8HBq8HBr8HBs8HBt8HBu8HBv8HJ48HB58HB68HB78HB88HB98HB+8HB-8HJo9HBp9HBq9HBr9HBs9HBt9HBu9HBv9HM89HLlaFs+HQwcQwdQ8-HzJpdErCBlGgphBokHjMu+pBBv+pBDy+pBBz+pBB0+pBB1+pBw5Um4+BBl4+B68cg17CBh17CBi17CBj17CBk17CBl17CBm17CBn17CBo17CBp17CBq17CBr17CBs17CBt17CBu17CBv17CBw17CBx17CBy17CBz17CB017CB117CB217CB317CB417CD717CB817CB917CB+17CB-17CBg27CBh27CBi27CBj27CBk27CBl27CBm27CBn27CBo27CBp27CBq27CBr27CBs27CBt27CBu27CBv27CBw27CBx27CBy27CBz27C");
	return _CASE_ORBIT;
};
const _DELTA_CATEGORIES = new LazyDecoder({
	L: () => decodeRanges("pkHBBh6iBCBNCBkvXzBB36BbBKWB9JCB8lBJBCDDClBBCaaCt-Bt-BBfBgkG68DBmoHdBjhDsBBz8HxmWxmWBcBDgwhCgwhCBsTB", !1),
	LC: () => decodeRanges("pkHBh6iBCNC0rZVLV", !0),
	Ll: () => decodeRanges("qkHj6iBj6iBO1sZ1sZBUB", !1),
	Lm: () => decodeRanges("uqjChBhBx+XCBpBBB", !1),
	Lo: () => decodeRanges("guhCzBB36BDBCzLzLBBB8lBJBCDDClBBCaaCt-Bt-BBfBgkG68DBmoHdBmhDnBB18HxmWxmWBcBDgwhCgwhCBsTB", !1),
	Lu: () => decodeRanges("pkHi6iBi6iBBOOC0rZ0rZBUB", !1),
	M: () => decodeRanges("3kCymhCymhCBDBvM8lB8lBBHBCDDCDBCEBCPPB47C47CkuQRB-lhBBB", !1),
	Mc: () => decodeRanges("49kCCBIDDCDBCBBCvavaswSCB", !1),
	Mn: () => decodeRanges("3kCymhCymhCBDBvM-lB-lBBEBOECPBB47CkuQkuQBKBECB-lhBBB", !1),
	N: () => decodeRanges("gqjCJnsCTtoBJ3pRJ3hDJ37XJ4nGJ", !0),
	Nd: () => decodeRanges("gqjCJnsCTtoBJ3pRJ3hDJ37XJ4nGJ", !0),
	P: () => decodeRanges("u6GBBwBvv8Bvv8BmzBBBCBBpgCssUssUBBBwkeAB", !1),
	Pd: () => decodeRanges("urjCA", !0),
	Po: () => decodeRanges("u6GBBwB1i+B1i+BBCCBpgCpgCssUCBwkeAB", !1),
	S: () => decodeRanges("nhJCBz+CDBlPBBK-82B-82BBxzvBxzvBBuHBRzNB-vKJBFBBoOGGvBIIWDDKiHiHBjBB", !1),
	Sm: () => decodeRanges("usjCB", !0),
	So: () => decodeRanges("nhJCBz+CDBlPBBKxwmDxwmDBuHBRzNB-vKJBFBBoOGGvBIIWDDKiHiHBjBB", !1)
});
const _DELTA_SCRIPTS = new LazyDecoder({
	Arabic: () => decodeRanges("3kCrxhCrxhCBBB4BAB", !1),
	Balinese: () => decodeRanges("u6GBwBA", !0),
	Common: () => decodeRanges("nhJCBz+CDBlPBBKxwmDxwmDB4HBHzNB-vKJBFBBoOGGvBIIWDDKiHiHBjBB", !1),
	Cyrillic: () => decodeRanges("pkHB", !0),
	Egyptian_Hieroglyphs: () => decodeRanges("gjtC68D", !0),
	Han: () => decodeRanges("w-6FtT", !0),
	Kawi: () => decodeRanges("66nCA", !0),
	Khitan_Small_Script: () => decodeRanges("-njDA", !0),
	Latin: () => decodeRanges("r+pBCNC", !0),
	Myanmar: () => decodeRanges("w2lCT", !0)
});
const _NEW_SCRIPTS = new LazyDecoder({
	Garay: () => new UnicodeRangeTable(decodeRanges("gqjClBEcJB", !0)),
	Gurung_Khema: () => new UnicodeRangeTable(decodeRanges("go4C5B", !0)),
	Kirat_Rai: () => new UnicodeRangeTable(decodeRanges("gq7C5B", !0)),
	Ol_Onal: () => new UnicodeRangeTable(decodeRanges("wu5DqBFA", !0)),
	Sunuwar: () => new UnicodeRangeTable(decodeRanges("g+mChBPJ", !0)),
	Todhri: () => new UnicodeRangeTable(decodeRanges("guhCzB", !0)),
	Tulu_Tigalari: () => new UnicodeRangeTable(decodeRanges("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB", !1))
});
const STABLE_CATEGORY_NAMES = new Set("C.Cc.Cf.Cn.Co.Cs.L.LC.Ll.Lm.Lo.Lt.Lu.M.Mc.Me.Mn.N.Nd.Nl.No.P.Pc.Pd.Pe.Pf.Pi.Po.Ps.S.Sc.Sk.Sm.So.Z.Zl.Zp.Zs".split("."));
const STABLE_SCRIPT_NAMES = new Set("Adlam.Ahom.Anatolian_Hieroglyphs.Arabic.Armenian.Avestan.Balinese.Bamum.Bassa_Vah.Batak.Bengali.Bhaiksuki.Bopomofo.Brahmi.Braille.Buginese.Buhid.Canadian_Aboriginal.Carian.Caucasian_Albanian.Chakma.Cham.Cherokee.Chorasmian.Common.Coptic.Cuneiform.Cypriot.Cypro_Minoan.Cyrillic.Deseret.Devanagari.Dives_Akuru.Dogra.Duployan.Egyptian_Hieroglyphs.Elbasan.Elymaic.Ethiopic.Georgian.Glagolitic.Gothic.Grantha.Greek.Gujarati.Gunjala_Gondi.Gurmukhi.Han.Hangul.Hanifi_Rohingya.Hanunoo.Hatran.Hebrew.Hiragana.Imperial_Aramaic.Inherited.Inscriptional_Pahlavi.Inscriptional_Parthian.Javanese.Kaithi.Kannada.Katakana.Kawi.Kayah_Li.Kharoshthi.Khitan_Small_Script.Khmer.Khojki.Khudawadi.Lao.Latin.Lepcha.Limbu.Linear_A.Linear_B.Lisu.Lycian.Lydian.Mahajani.Makasar.Malayalam.Mandaic.Manichaean.Marchen.Masaram_Gondi.Medefaidrin.Meetei_Mayek.Mende_Kikakui.Meroitic_Cursive.Meroitic_Hieroglyphs.Miao.Modi.Mongolian.Mro.Multani.Myanmar.Nabataean.Nag_Mundari.Nandinagari.New_Tai_Lue.Newa.Nko.Nushu.Nyiakeng_Puachue_Hmong.Ogham.Ol_Chiki.Old_Hungarian.Old_Italic.Old_North_Arabian.Old_Permic.Old_Persian.Old_Sogdian.Old_South_Arabian.Old_Turkic.Old_Uyghur.Oriya.Osage.Osmanya.Pahawh_Hmong.Palmyrene.Pau_Cin_Hau.Phags_Pa.Phoenician.Psalter_Pahlavi.Rejang.Runic.Samaritan.Saurashtra.Sharada.Shavian.Siddham.SignWriting.Sinhala.Sogdian.Sora_Sompeng.Soyombo.Sundanese.Syloti_Nagri.Syriac.Tagalog.Tagbanwa.Tai_Le.Tai_Tham.Tai_Viet.Takri.Tamil.Tangsa.Tangut.Telugu.Thaana.Thai.Tibetan.Tifinagh.Tirhuta.Toto.Ugaritic.Unknown.Vai.Vithkuqi.Wancho.Warang_Citi.Yezidi.Yi.Zanabazar_Square".split("."));
const NEW_SCRIPT_NAMES = new Set([
	"Garay",
	"Gurung_Khema",
	"Kirat_Rai",
	"Ol_Onal",
	"Sunuwar",
	"Todhri",
	"Tulu_Tigalari"
]);
const _sweepCache = new Map();
const _foldCache = new Map();
const buildForProperty = (name) => {
	if (NEW_SCRIPT_NAMES.has(name)) return _NEW_SCRIPTS.get(name);
	let kind = null;
	let pattern = null;
	if (STABLE_CATEGORY_NAMES.has(name)) {
		kind = "category";
		pattern = `\\p{General_Category=${name}}`;
	} else if (STABLE_SCRIPT_NAMES.has(name)) {
		kind = "script";
		pattern = `\\p{Script=${name}}`;
	} else return null;
	let cacheKey = `${kind}:${name}`;
	let cached = _sweepCache.get(cacheKey);
	if (cached) return cached;
	let base = sweepPlatform(pattern);
	let delta = kind === "category" ? _DELTA_CATEGORIES.get(name) : _DELTA_SCRIPTS.get(name);
	let table = new UnicodeRangeTable(delta ? mergeRanges(base, delta) : base);
	_sweepCache.set(cacheKey, table);
	return table;
};
const buildFoldOverlay = (name) => {
	let cached = _foldCache.get(name);
	if (cached !== void 0) return cached;
	let base = buildForProperty(name);
	if (!base) {
		_foldCache.set(name, null);
		return null;
	}
	let inBase = (r) => {
		let lo = 0, hi = base.length;
		for (; lo < hi;) {
			let m = lo + hi >> 1;
			let rlo = base.getLo(m), rhi = base.getHi(m);
			if (r < rlo) hi = m;
			else if (r > rhi) lo = m + 1;
			else return (r - rlo) % base.getStride(m) === 0;
		}
		return !1;
	};
	let orbit = getCASE_ORBIT();
	let simpleFold = (r) => {
		let folded = orbit.get(r);
		if (folded !== void 0) return folded;
		let s = String.fromCodePoint(r);
		let lower = s.toLowerCase();
		if (lower.length === s.length) {
			let lowerCp = lower.codePointAt(0);
			if (lowerCp !== void 0 && lowerCp !== r) return lowerCp;
		}
		let upper = s.toUpperCase();
		if (upper.length === s.length) {
			let upperCp = upper.codePointAt(0);
			if (upperCp !== void 0 && upperCp !== r) return upperCp;
		}
		return r;
	};
	let extras = new Set();
	for (let i = 0; i < base.length; i++) {
		let lo = base.getLo(i), hi = base.getHi(i), stride = base.getStride(i);
		for (let cp = lo; cp <= hi; cp += stride) {
			let r = simpleFold(cp);
			for (; r !== cp;) {
				inBase(r) || extras.add(r);
				r = simpleFold(r);
			}
		}
	}
	if (extras.size === 0) {
		_foldCache.set(name, null);
		return null;
	}
	let sorted = Array.from(extras).sort((a, b) => a - b);
	let merged = [];
	for (let cp of sorted) {
		let last = merged[merged.length - 1];
		last && last[1] + 1 === cp ? last[1] = cp : merged.push([cp, cp]);
	}
	let out = new Uint32Array(merged.length * 3);
	for (let i = 0; i < merged.length; i++) {
		out[i * 3] = merged[i][0];
		out[i * 3 + 1] = merged[i][1];
		out[i * 3 + 2] = 1;
	}
	let table = new UnicodeRangeTable(out);
	_foldCache.set(name, table);
	return table;
};
const getUpper = () => {
	let table = buildForProperty("Lu");
	if (table === null) throw Error("Upper: missing Lu property");
	return table;
};
const UnicodeTables = {
	get CASE_ORBIT() {
		return getCASE_ORBIT();
	},
	STABLE_CATEGORY_NAMES,
	STABLE_SCRIPT_NAMES,
	NEW_SCRIPT_NAMES,
	buildForProperty,
	buildFoldOverlay,
	CATEGORIES: {
		has: (name) => STABLE_CATEGORY_NAMES.has(name),
		get: (name) => buildForProperty(name)
	},
	SCRIPTS: {
		has: (name) => STABLE_SCRIPT_NAMES.has(name) || NEW_SCRIPT_NAMES.has(name),
		get: (name) => buildForProperty(name)
	},
	FOLD_CATEGORIES: {
		has: (name) => STABLE_CATEGORY_NAMES.has(name),
		get: (name) => buildFoldOverlay(name)
	},
	FOLD_SCRIPT: {
		has: (name) => STABLE_SCRIPT_NAMES.has(name) || NEW_SCRIPT_NAMES.has(name),
		get: (name) => buildFoldOverlay(name)
	},
	get Upper() {
		return getUpper();
	},
	_deltaCategoryRanges: (name) => _DELTA_CATEGORIES.get(name),
	_deltaScriptRanges: (name) => _DELTA_SCRIPTS.get(name),
	_newScriptTable: (name) => _NEW_SCRIPTS.get(name)
};
// node_modules/@bufbuild/re2/dist/esm/Unicode.js
const MAX_RUNE = 1114111;
const MAX_BMP = 65535;
function simpleFold(r) {
	let folded = UnicodeTables.CASE_ORBIT.get(r);
	if (folded !== void 0) return folded;
	let s = String.fromCodePoint(r);
	let lower = s.toLowerCase();
	if (lower.length === s.length) {
		let lowerCp = lower.codePointAt(0);
		if (lowerCp !== void 0 && lowerCp !== r) return lowerCp;
	}
	let upper = s.toUpperCase();
	if (upper.length === s.length) {
		let upperCp = upper.codePointAt(0);
		if (upperCp !== void 0 && upperCp !== r) return upperCp;
	}
	return r;
}
function equalsIgnoreCase(r1, r2) {
	if (r1 < 0 || r2 < 0) return !1;
	if (r1 === r2) return !0;
	if (r1 <= 127 && r2 <= 127) {
		65 <= r1 && r1 <= 90 && (r1 |= 32);
		65 <= r2 && r2 <= 90 && (r2 |= 32);
		return r1 === r2;
	}
	for (let r = simpleFold(r1); r !== r1; r = simpleFold(r)) if (r === r2) return !0;
	return !1;
}
// node_modules/@bufbuild/re2/dist/esm/chars.js
const codePointAtOrThrow = (s, i) => {
	let cp = s.codePointAt(i);
	if (cp === void 0) throw Error(`codePointAt(${i}) returned undefined for ${JSON.stringify(s)}`);
	return cp;
};
function emptyInts() {
	return [];
}
function isalnum(c) {
	return 48 <= c && c <= 57 || 97 <= c && c <= 122 || 65 <= c && c <= 90;
}
function unhex(c) {
	if (48 <= c && c <= 57) return c - 48;
	if (97 <= c && c <= 102) return c - 97 + 10;
	if (65 <= c && c <= 70) return c - 65 + 10;
	return -1;
}
function stringToRunes(str) {
	return Array.from(String(str)).map((s) => codePointAtOrThrow(s, 0));
}
function runeToString(r) {
	return String.fromCodePoint(r);
}
function isWordRune(r) {
	return 97 <= r && r <= 122 || 65 <= r && r <= 90 || 48 <= r && r <= 57 || r === 95;
}
function emptyOpContext(r1, r2) {
	let op = 0;
	r1 < 0 && (op |= 5);
	r1 === 10 && (op |= 1);
	r2 < 0 && (op |= 10);
	r2 === 10 && (op |= 2);
	isWordRune(r1) === isWordRune(r2) ? op |= 32 : op |= 16;
	return op;
}
function quoteMeta(str) {
	return str.split("").map((s) => {
		if ("\\.+*?()|[]{}^$".indexOf(s) >= 0) return `\\${s}`;
		return s;
	}).join("");
}
function charCount(codePoint) {
	return codePoint > 65535 ? 2 : 1;
}
// node_modules/@bufbuild/re2/dist/esm/MachineInput.js
var MachineUTF16Input = class MachineUTF16Input {
	charSequence;
	start;
	end;
	constructor(charSequence, start = 0, end = charSequence.length) {
		this.charSequence = charSequence;
		this.start = start;
		this.end = end;
	}
	static EOF() {
		return -8;
	}
	endPos() {
		return this.end;
	}
	hasString(prefilter, pos) {
		let idx = this.charSequence.indexOf(prefilter.str, this.start + pos);
		return idx !== -1 && idx <= this.end - prefilter.str.length;
	}
	step(pos) {
		pos += this.start;
		if (pos >= this.end) return MachineUTF16Input.EOF();
		let c1 = this.charSequence.charCodeAt(pos);
		if (c1 < 55296 || c1 > 56319 || pos + 1 >= this.end) return c1 << 3 | 1;
		let c2 = this.charSequence.charCodeAt(pos + 1);
		if (c2 >= 56320 && c2 <= 57343) return (c1 - 55296) * 1024 + (c2 - 56320) + 65536 << 3 | 2;
		return c1 << 3 | 1;
	}
	index(re2, pos) {
		pos += this.start;
		let i = this.charSequence.indexOf(re2.prefix, pos);
		return i < 0 ? i : i - pos;
	}
	context(pos) {
		pos += this.start;
		let r1 = pos > 0 && pos <= this.charSequence.length ? this.charSequence.codePointAt(pos - 1) : -1;
		let r2 = pos < this.charSequence.length ? this.charSequence.codePointAt(pos) : -1;
		if (r1 === void 0 || r2 === void 0) throw Error("invalid state");
		return emptyOpContext(r1, r2);
	}
	prefixLength(re2) {
		return re2.prefix.length;
	}
};
function fromUTF16(charSequence, start = 0, end = charSequence.length) {
	return new MachineUTF16Input(charSequence, start, end);
}
// node_modules/@bufbuild/re2/dist/esm/Inst.js
var Inst = class Inst {
	static ALT = 1;
	static ALT_MATCH = 2;
	static CAPTURE = 3;
	static EMPTY_WIDTH = 4;
	static FAIL = 5;
	static MATCH = 6;
	static NOP = 7;
	static RUNE = 8;
	static RUNE1 = 9;
	static RUNE_ANY = 10;
	static RUNE_ANY_NOT_NL = 11;
	op;
	out;
	arg;
	runes;
	static isRuneOp(op) {
		return Inst.RUNE <= op && op <= Inst.RUNE_ANY_NOT_NL;
	}
	constructor(op) {
		this.op = op;
		this.out = 0;
		this.arg = 0;
		this.runes = [];
	}
	matchRune(r) {
		if (this.runes.length === 1) {
			let r0 = this.runes[0];
			if (this.arg & 1) return equalsIgnoreCase(r0, r);
			return r === r0;
		}
		let len = this.runes.length;
		if (len === 2 || len === 4 || len === 6 || len === 8) {
			for (let j = 0; j < len; j += 2) {
				if (r < this.runes[j]) return !1;
				if (r <= this.runes[j + 1]) return !0;
			}
			return !1;
		}
		let lo = 0;
		let hi = this.runes.length / 2 | 0;
		for (; lo < hi;) {
			let m = lo + hi >> 1;
			if (this.runes[2 * m] <= r) {
				if (r <= this.runes[2 * m + 1]) return !0;
				lo = m + 1;
			} else hi = m;
		}
		return !1;
	}
};
// node_modules/@bufbuild/re2/dist/esm/DFA.js
const hashPCs = (pcs) => {
	let h = -0x7ee3623b;
	for (let i = 0; i < pcs.length; i++) {
		h ^= pcs[i];
		h = Math.imul(h, 16777619);
	}
	return h;
};
const arraysEqual = (a, b) => {
	if (a.length !== b.length) return !1;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return !1;
	return !0;
};
var DFAState = class {
	nfaStates;
	isMatch;
	hasEmptyWidth;
	matchIDs;
	nextAscii;
	nextMap;
	constructor(nfaStates, isMatch, hasEmptyWidth, matchIDs = []) {
		this.nfaStates = nfaStates;
		this.isMatch = isMatch;
		this.hasEmptyWidth = hasEmptyWidth;
		this.matchIDs = matchIDs;
		this.nextAscii = Array(128).fill(null);
		this.nextMap = new Map();
	}
};
var DFA = class DFA {
	prog;
	stateCache;
	stateCount;
	startState;
	stateLimit;
	cacheClears;
	failed;
	static MAX_CACHE_CLEARS = 5;
	constructor(prog) {
		this.prog = prog;
		this.stateCache = new Map();
		this.stateCount = 0;
		this.startState = null;
		this.stateLimit = 1e4;
		this.cacheClears = 0;
		this.failed = !1;
	}
	computeClosure(pcs) {
		let closure = new Set();
		let stack = [...pcs];
		let isMatch = !1;
		let hasEmptyWidth = !1;
		let matchIDs = [];
		for (; stack.length > 0;) {
			let pc = stack.pop();
			if (pc === void 0) throw Error("invalid state");
			if (closure.has(pc)) continue;
			closure.add(pc);
			let inst = this.prog.getInst(pc);
			switch (inst.op) {
				case Inst.MATCH:
					isMatch = !0;
					matchIDs.includes(inst.arg) || matchIDs.push(inst.arg);
					break;
				case Inst.ALT:
				case Inst.ALT_MATCH:
					stack.push(inst.out);
					stack.push(inst.arg);
					break;
				case Inst.NOP:
				case Inst.CAPTURE:
					stack.push(inst.out);
					break;
				case Inst.EMPTY_WIDTH: hasEmptyWidth = !0;
			}
		}
		let sortedPCs = Int32Array.from(closure).sort();
		matchIDs.sort((a, b) => a - b);
		return {
			pcs: sortedPCs,
			isMatch,
			hasEmptyWidth,
			matchIDs
		};
	}
	resolveEmptyWidth(nfaStates, context) {
		let resolved = new Set();
		let stack = [];
		let isMatch = !1;
		for (let i = 0; i < nfaStates.length; i++) {
			let pc = nfaStates[i];
			let inst = this.prog.getInst(pc);
			if (inst.op === Inst.EMPTY_WIDTH) (inst.arg & ~context) === 0 && stack.push(inst.out);
			else {
				resolved.add(pc);
				inst.op === Inst.MATCH && (isMatch = !0);
			}
		}
		for (; stack.length > 0;) {
			let pc = stack.pop();
			if (pc === void 0) throw Error("invalid state");
			if (resolved.has(pc)) continue;
			resolved.add(pc);
			let inst = this.prog.getInst(pc);
			switch (inst.op) {
				case Inst.MATCH:
					isMatch = !0;
					break;
				case Inst.ALT:
				case Inst.ALT_MATCH:
					stack.push(inst.out);
					stack.push(inst.arg);
					break;
				case Inst.NOP:
				case Inst.CAPTURE:
					stack.push(inst.out);
					break;
				case Inst.EMPTY_WIDTH: (inst.arg & ~context) === 0 && stack.push(inst.out);
			}
		}
		return {
			resolvedPCs: resolved,
			isMatch
		};
	}
	getState(pcs) {
		let closureResult = this.computeClosure(pcs);
		let sortedPCs = closureResult.pcs;
		let hash = hashPCs(sortedPCs);
		let bucket = this.stateCache.get(hash);
		if (bucket) for (let i = 0; i < bucket.length; i++) {
			let state = bucket[i];
			if (arraysEqual(state.nfaStates, sortedPCs)) return state;
		}
		else {
			bucket = [];
			this.stateCache.set(hash, bucket);
		}
		if (this.failed) return null;
		if (this.stateCount >= this.stateLimit) {
			this.stateCache.clear();
			this.stateCount = 0;
			this.startState = null;
			this.cacheClears++;
			this.cacheClears >= DFA.MAX_CACHE_CLEARS && (this.failed = !0);
			return null;
		}
		let state = new DFAState(sortedPCs, closureResult.isMatch, closureResult.hasEmptyWidth, closureResult.matchIDs);
		bucket.push(state);
		this.stateCount++;
		return state;
	}
	step(state, charCode, anchor, context) {
		let cacheKey = 0;
		if (state.hasEmptyWidth) {
			cacheKey = charCode * 128 + (context & 63) * 2 + (anchor === 0 ? 0 : 1);
			let cached = state.nextMap.get(cacheKey);
			if (cached !== void 0 || state.nextMap.has(cacheKey)) return cached ?? null;
		} else if (anchor === 0 && charCode <= 127) {
			let next = state.nextAscii[charCode];
			if (next !== null) return next;
		} else {
			cacheKey = charCode + (anchor === 0 ? 0 : 1114112);
			let cached = state.nextMap.get(cacheKey);
			if (cached !== void 0 || state.nextMap.has(cacheKey)) return cached ?? null;
		}
		let activePCs;
		if (state.hasEmptyWidth) {
			let { resolvedPCs } = this.resolveEmptyWidth(state.nfaStates, context);
			activePCs = resolvedPCs;
		} else activePCs = state.nfaStates;
		let nextPCs = [];
		let iterPCs = activePCs instanceof Set ? activePCs : state.nfaStates;
		for (let pc of iterPCs) {
			let inst = this.prog.getInst(pc);
			Inst.isRuneOp(inst.op) && inst.matchRune(charCode) && nextPCs.push(inst.out);
		}
		anchor === 0 && nextPCs.push(this.prog.start);
		let nextState = this.getState(nextPCs);
		if (state.hasEmptyWidth) state.nextMap.set(cacheKey, nextState);
		else if (anchor === 0 && charCode <= 127) state.nextAscii[charCode] = nextState;
		else {
			cacheKey = charCode + (anchor === 0 ? 0 : 1114112);
			state.nextMap.set(cacheKey, nextState);
		}
		return nextState;
	}
	match(input, pos, anchor) {
		if (!this.startState) {
			this.startState = this.getState([this.prog.start]);
			if (!this.startState) return null;
		}
		let endPos = input.endPos();
		let currentState = this.startState;
		let prevRune = -1;
		if (pos > 0) {
			let r = input.step(pos - 1) >> 3;
			r >= 0 && (prevRune = r);
		}
		if (currentState.isMatch) {
			if (anchor === 2) {
				if (pos === endPos) return !0;
			} else return !0;
		}
		let i = pos;
		for (; i < endPos;) {
			let r = input.step(i);
			let rune = r >> 3;
			let width = r & 7;
			if (width === 0) break;
			let context = emptyOpContext(prevRune, rune);
			if (currentState.hasEmptyWidth) {
				let { isMatch } = this.resolveEmptyWidth(currentState.nfaStates, context);
				if (isMatch && anchor !== 2) return !0;
			}
			currentState = !currentState.hasEmptyWidth && anchor === 0 && rune <= 127 && currentState.nextAscii[rune] || this.step(currentState, rune, anchor, context);
			if (currentState === null) return null;
			if (currentState.isMatch) {
				if (anchor === 2) {
					if (i + width === endPos) return !0;
				} else return !0;
			}
			if (currentState.nfaStates.length === 0 && anchor !== 0) return !1;
			prevRune = rune;
			i += width;
		}
		if (currentState.hasEmptyWidth) {
			let endContext = emptyOpContext(prevRune, -1);
			let { isMatch } = this.resolveEmptyWidth(currentState.nfaStates, endContext);
			if (isMatch) return !0;
		}
		return !1;
	}
};
// node_modules/@bufbuild/re2/dist/esm/Regexp.js
var Regexp = class Regexp {
	static Op = {
		NO_MATCH: 0,
		EMPTY_MATCH: 1,
		LITERAL: 2,
		CHAR_CLASS: 3,
		ANY_CHAR_NOT_NL: 4,
		ANY_CHAR: 5,
		BEGIN_LINE: 6,
		END_LINE: 7,
		BEGIN_TEXT: 8,
		END_TEXT: 9,
		WORD_BOUNDARY: 10,
		NO_WORD_BOUNDARY: 11,
		CAPTURE: 12,
		STAR: 13,
		PLUS: 14,
		QUEST: 15,
		REPEAT: 16,
		CONCAT: 17,
		ALTERNATE: 18,
		LEFT_PAREN: 19,
		VERTICAL_BAR: 20
	};
	static isPseudoOp(op) {
		return op >= Regexp.Op.LEFT_PAREN;
	}
	static emptySubs() {
		return [];
	}
	static fromRegexp(re) {
		let regex = new Regexp(re.op);
		regex.flags = re.flags;
		regex.subs = re.subs;
		regex.runes = re.runes;
		regex.cap = re.cap;
		regex.min = re.min;
		regex.max = re.max;
		regex.name = re.name;
		regex.namedGroups = re.namedGroups;
		return regex;
	}
	op;
	flags;
	subs;
	runes;
	min;
	max;
	cap;
	name;
	namedGroups;
	constructor(op) {
		this.op = op;
		this.flags = 0;
		this.subs = Regexp.emptySubs();
		this.runes = [];
		this.min = 0;
		this.max = 0;
		this.cap = 0;
		this.name = null;
		this.namedGroups = new Map();
	}
	reinit() {
		this.flags = 0;
		this.subs = Regexp.emptySubs();
		this.runes = [];
		this.cap = 0;
		this.min = 0;
		this.max = 0;
		this.name = null;
		this.namedGroups = new Map();
	}
	maxCap() {
		let m = 0;
		this.op === Regexp.Op.CAPTURE && (m = this.cap);
		if (this.subs !== null) for (let sub of this.subs) {
			let n = sub.maxCap();
			m < n && (m = n);
		}
		return m;
	}
};
// node_modules/@bufbuild/re2/dist/esm/Prefilter.js
var Prefilter = class Prefilter {
	type;
	subs;
	str;
	static Type = {
		NONE: 0,
		EXACT: 1,
		AND: 2,
		OR: 3
	};
	constructor(type) {
		this.type = type;
		this.subs = [];
		this.str = "";
	}
	eval(input, pos) {
		switch (this.type) {
			case Prefilter.Type.NONE: return !0;
			case Prefilter.Type.EXACT: return input.hasString(this, pos);
			case Prefilter.Type.AND:
				for (let i = 0; i < this.subs.length; i++) if (!this.subs[i].eval(input, pos)) return !1;
				return !0;
			case Prefilter.Type.OR:
				for (let i = 0; i < this.subs.length; i++) if (this.subs[i].eval(input, pos)) return !0;
				return !1;
			default: return !0;
		}
	}
};
const fromRegexp = (re) => {
	if (!re) return new Prefilter(Prefilter.Type.NONE);
	switch (re.op) {
		case Regexp.Op.NO_MATCH:
		case Regexp.Op.EMPTY_MATCH:
		case Regexp.Op.BEGIN_LINE:
		case Regexp.Op.END_LINE:
		case Regexp.Op.BEGIN_TEXT:
		case Regexp.Op.END_TEXT:
		case Regexp.Op.WORD_BOUNDARY:
		case Regexp.Op.NO_WORD_BOUNDARY:
		case Regexp.Op.CHAR_CLASS:
		case Regexp.Op.ANY_CHAR_NOT_NL:
		case Regexp.Op.ANY_CHAR: return new Prefilter(Prefilter.Type.NONE);
		case Regexp.Op.LITERAL: {
			if (re.runes.length === 0 || re.flags & 1) return new Prefilter(Prefilter.Type.NONE);
			let pf = new Prefilter(Prefilter.Type.EXACT);
			let str = "";
			for (let i = 0; i < re.runes.length; i++) str += String.fromCodePoint(re.runes[i]);
			pf.str = str;
			return pf;
		}
		case Regexp.Op.CAPTURE:
		case Regexp.Op.PLUS: return fromRegexp(re.subs[0]);
		case Regexp.Op.REPEAT:
			if (re.min >= 1) return fromRegexp(re.subs[0]);
			return new Prefilter(Prefilter.Type.NONE);
		case Regexp.Op.CONCAT: {
			let pf = new Prefilter(Prefilter.Type.AND);
			for (let sub of re.subs) pf.subs.push(fromRegexp(sub));
			return pf;
		}
		case Regexp.Op.ALTERNATE: {
			let pf = new Prefilter(Prefilter.Type.OR);
			for (let sub of re.subs) pf.subs.push(fromRegexp(sub));
			return pf;
		}
		default: return new Prefilter(Prefilter.Type.NONE);
	}
};
const simplify$1 = (pf) => {
	if (pf.type === Prefilter.Type.EXACT || pf.type === Prefilter.Type.NONE) return pf;
	if (pf.type === Prefilter.Type.AND) {
		let newSubs = [];
		for (let sub of pf.subs) {
			let s = simplify$1(sub);
			s.type !== Prefilter.Type.NONE && (s.type === Prefilter.Type.AND ? newSubs.push(...s.subs) : newSubs.push(s));
		}
		if (newSubs.length === 0) return new Prefilter(Prefilter.Type.NONE);
		if (newSubs.length === 1) return newSubs[0];
		pf.subs = newSubs;
		return pf;
	}
	if (pf.type === Prefilter.Type.OR) {
		let newSubs = [];
		for (let sub of pf.subs) {
			let s = simplify$1(sub);
			if (s.type === Prefilter.Type.NONE) return new Prefilter(Prefilter.Type.NONE);
			s.type === Prefilter.Type.OR ? newSubs.push(...s.subs) : newSubs.push(s);
		}
		if (newSubs.length === 0) return new Prefilter(Prefilter.Type.NONE);
		if (newSubs.length === 1) return newSubs[0];
		let seen = new Set();
		let uniqueSubs = [];
		for (let sub of newSubs) if (sub.type === Prefilter.Type.EXACT) {
			if (!seen.has(sub.str)) {
				seen.add(sub.str);
				uniqueSubs.push(sub);
			}
		} else uniqueSubs.push(sub);
		pf.subs = uniqueSubs;
		return pf;
	}
	return pf;
};
const PrefilterTree = { build: (re) => simplify$1(fromRegexp(re)) };
// node_modules/@bufbuild/re2/dist/esm/Prog.js
var PatchList = class {
	head;
	tail;
	constructor(head = 0, tail = 0) {
		this.head = head;
		this.tail = tail;
	}
};
var Prog = class {
	inst;
	start;
	numCap;
	constructor() {
		this.inst = [];
		this.start = 0;
		this.numCap = 2;
	}
	getInst(pc) {
		return this.inst[pc];
	}
	numInst() {
		return this.inst.length;
	}
	addInst(op) {
		this.inst.push(new Inst(op));
	}
	skipNop(pc) {
		let i = this.inst[pc];
		for (; i.op === Inst.NOP || i.op === Inst.CAPTURE;) {
			i = this.inst[pc];
			pc = i.out;
		}
		return i;
	}
	prefix() {
		let prefix = "";
		let i = this.skipNop(this.start);
		if (!Inst.isRuneOp(i.op) || i.runes.length !== 1) return [i.op === Inst.MATCH, prefix];
		for (; Inst.isRuneOp(i.op) && i.runes.length === 1 && !(i.arg & 1);) {
			prefix += String.fromCodePoint(i.runes[0]);
			i = this.skipNop(i.out);
		}
		return [i.op === Inst.MATCH, prefix];
	}
	startCond() {
		let flag = 0;
		let pc = this.start;
		loop: for (;;) {
			let i = this.inst[pc];
			switch (i.op) {
				case Inst.EMPTY_WIDTH:
					flag |= i.arg;
					break;
				case Inst.FAIL: return -1;
				case Inst.CAPTURE:
				case Inst.NOP: break;
				default: break loop;
			}
			pc = i.out;
		}
		return flag;
	}
	next(l) {
		let i = this.inst[l >> 1];
		if (!(l & 1)) return i.out;
		return i.arg;
	}
	patch(l, val) {
		let head = l.head;
		for (; head !== 0;) {
			let i = this.inst[head >> 1];
			if (head & 1) {
				head = i.arg;
				i.arg = val;
			} else {
				head = i.out;
				i.out = val;
			}
		}
	}
	append(l1, l2) {
		if (l1.head === 0) return l2;
		if (l2.head === 0) return l1;
		let i = this.inst[l1.tail >> 1];
		l1.tail & 1 ? i.arg = l2.head : i.out = l2.head;
		return new PatchList(l1.head, l2.tail);
	}
};
// node_modules/@bufbuild/re2/dist/esm/exceptions.js
var RE2JSException = class extends Error {
	constructor(message) {
		super(message);
		this.name = "RE2JSException";
	}
};
var RE2JSSyntaxException = class extends RE2JSException {
	error;
	input;
	constructor(error, input = null) {
		let message = `error parsing regexp: ${error}`;
		input && (message += `: \`${input}\``);
		super(message);
		this.name = "RE2JSSyntaxException";
		this.message = message;
		this.error = error;
		this.input = input;
	}
	getDescription() {
		return this.error;
	}
	getPattern() {
		return this.input;
	}
};
var RE2JSCompileException = class extends RE2JSException {
	constructor(message) {
		super(message);
		this.name = "RE2JSCompileException";
	}
};
var RE2JSFlagsException = class extends RE2JSException {
	constructor(message) {
		super(message);
		this.name = "RE2JSFlagsException";
	}
};
// node_modules/@bufbuild/re2/dist/esm/Compiler.js
var Frag = class {
	i;
	out;
	nullable;
	constructor(i = 0, out = new PatchList(), nullable = !1) {
		this.i = i;
		this.out = out;
		this.nullable = nullable;
	}
};
var Compiler = class Compiler {
	prog;
	static ANY_RUNE_NOT_NL() {
		return [
			0,
			9,
			11,
			MAX_RUNE
		];
	}
	static ANY_RUNE() {
		return [0, MAX_RUNE];
	}
	static compileRegexp(re) {
		let c = new Compiler();
		let f = c.compile(re);
		c.prog.patch(f.out, c.newInst(Inst.MATCH).i);
		c.prog.start = f.i;
		return c.prog;
	}
	constructor() {
		this.prog = new Prog();
		this.newInst(Inst.FAIL);
	}
	newInst(op) {
		this.prog.addInst(op);
		return new Frag(this.prog.numInst() - 1, new PatchList(), !0);
	}
	nop() {
		let f = this.newInst(Inst.NOP);
		f.out = new PatchList(f.i << 1, f.i << 1);
		return f;
	}
	fail() {
		return new Frag();
	}
	cap(arg) {
		let f = this.newInst(Inst.CAPTURE);
		f.out = new PatchList(f.i << 1, f.i << 1);
		this.prog.getInst(f.i).arg = arg;
		this.prog.numCap < arg + 1 && (this.prog.numCap = arg + 1);
		return f;
	}
	cat(f1, f2) {
		if (f1.i === 0 || f2.i === 0) return this.fail();
		this.prog.patch(f1.out, f2.i);
		return new Frag(f1.i, f2.out, f1.nullable && f2.nullable);
	}
	alt(f1, f2) {
		if (f1.i === 0) return f2;
		if (f2.i === 0) return f1;
		let f = this.newInst(Inst.ALT);
		let i = this.prog.getInst(f.i);
		i.out = f1.i;
		i.arg = f2.i;
		f.out = this.prog.append(f1.out, f2.out);
		f.nullable = f1.nullable || f2.nullable;
		return f;
	}
	loop(f1, nongreedy) {
		let f = this.newInst(Inst.ALT);
		let i = this.prog.getInst(f.i);
		if (nongreedy) {
			i.arg = f1.i;
			f.out = new PatchList(f.i << 1, f.i << 1);
		} else {
			i.out = f1.i;
			f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
		}
		this.prog.patch(f1.out, f.i);
		return f;
	}
	quest(f1, nongreedy) {
		let f = this.newInst(Inst.ALT);
		let i = this.prog.getInst(f.i);
		if (nongreedy) {
			i.arg = f1.i;
			f.out = new PatchList(f.i << 1, f.i << 1);
		} else {
			i.out = f1.i;
			f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
		}
		f.out = this.prog.append(f.out, f1.out);
		return f;
	}
	star(f1, nongreedy) {
		if (f1.nullable) return this.quest(this.plus(f1, nongreedy), nongreedy);
		return this.loop(f1, nongreedy);
	}
	plus(f1, nongreedy) {
		return new Frag(f1.i, this.loop(f1, nongreedy).out, f1.nullable);
	}
	empty(op) {
		let f = this.newInst(Inst.EMPTY_WIDTH);
		this.prog.getInst(f.i).arg = op;
		f.out = new PatchList(f.i << 1, f.i << 1);
		return f;
	}
	rune(runes, flags) {
		let f = this.newInst(Inst.RUNE);
		f.nullable = !1;
		let i = this.prog.getInst(f.i);
		i.runes = runes;
		flags &= 1;
		(runes.length !== 1 || simpleFold(runes[0]) === runes[0]) && (flags &= -2);
		i.arg = flags;
		f.out = new PatchList(f.i << 1, f.i << 1);
		!(flags & 1) && runes.length === 1 || runes.length === 2 && runes[0] === runes[1] ? i.op = Inst.RUNE1 : runes.length === 2 && runes[0] === 0 && runes[1] === 1114111 ? i.op = Inst.RUNE_ANY : runes.length === 4 && runes[0] === 0 && runes[1] === 9 && runes[2] === 11 && runes[3] === 1114111 && (i.op = Inst.RUNE_ANY_NOT_NL);
		return f;
	}
	compile(re) {
		switch (re.op) {
			case Regexp.Op.NO_MATCH: return this.fail();
			case Regexp.Op.EMPTY_MATCH: return this.nop();
			case Regexp.Op.LITERAL:
				if (re.runes.length === 0) return this.nop();
				let f = null;
				for (let r of re.runes) {
					let f1 = this.rune([r], re.flags);
					f = f === null ? f1 : this.cat(f, f1);
				}
				return f;
			case Regexp.Op.CHAR_CLASS: return this.rune(re.runes, re.flags);
			case Regexp.Op.ANY_CHAR_NOT_NL: return this.rune(Compiler.ANY_RUNE_NOT_NL(), 0);
			case Regexp.Op.ANY_CHAR: return this.rune(Compiler.ANY_RUNE(), 0);
			case Regexp.Op.BEGIN_LINE: return this.empty(1);
			case Regexp.Op.END_LINE: return this.empty(2);
			case Regexp.Op.BEGIN_TEXT: return this.empty(4);
			case Regexp.Op.END_TEXT: return this.empty(8);
			case Regexp.Op.WORD_BOUNDARY: return this.empty(16);
			case Regexp.Op.NO_WORD_BOUNDARY: return this.empty(32);
			case Regexp.Op.CAPTURE: {
				let bra = this.cap(re.cap << 1);
				let sub = this.compile(re.subs[0]);
				let ket = this.cap(re.cap << 1 | 1);
				return this.cat(this.cat(bra, sub), ket);
			}
			case Regexp.Op.STAR: return this.star(this.compile(re.subs[0]), !!(re.flags & 32));
			case Regexp.Op.PLUS: return this.plus(this.compile(re.subs[0]), !!(re.flags & 32));
			case Regexp.Op.QUEST: return this.quest(this.compile(re.subs[0]), !!(re.flags & 32));
			case Regexp.Op.CONCAT: {
				if (re.subs.length === 0) return this.nop();
				let f = null;
				for (let sub of re.subs) {
					let f1 = this.compile(sub);
					f = f === null ? f1 : this.cat(f, f1);
				}
				if (f === null) throw Error("invalid frag");
				return f;
			}
			case Regexp.Op.ALTERNATE: {
				if (re.subs.length === 0) return this.nop();
				let f = null;
				for (let sub of re.subs) {
					let f1 = this.compile(sub);
					f = f === null ? f1 : this.alt(f, f1);
				}
				if (f === null) throw Error("invalid frag");
				return f;
			}
			default: throw new RE2JSCompileException("regexp: unhandled case in compile");
		}
	}
};
// node_modules/@bufbuild/re2/dist/esm/Simplify.js
function simplify(re) {
	switch (re.op) {
		case Regexp.Op.CAPTURE: {
			let sub = simplify(re.subs[0]);
			if (sub !== re.subs[0]) {
				let nre = Regexp.fromRegexp(re);
				nre.runes = [];
				nre.subs = [sub];
				return nre;
			}
			return re;
		}
		case Regexp.Op.CONCAT:
		case Regexp.Op.ALTERNATE: {
			let newSubs = [];
			let changed = !1;
			for (let i = 0; i < re.subs.length; i++) {
				let sub = re.subs[i];
				let nsub = simplify(sub);
				nsub !== sub && (changed = !0);
				if (re.op === Regexp.Op.CONCAT) {
					if (nsub.op === Regexp.Op.NO_MATCH) return new Regexp(Regexp.Op.NO_MATCH);
					if (nsub.op === Regexp.Op.EMPTY_MATCH) {
						changed = !0;
						continue;
					}
					if (nsub.op === Regexp.Op.CONCAT) {
						changed = !0;
						newSubs.push(...nsub.subs);
						continue;
					}
				} else if (re.op === Regexp.Op.ALTERNATE) {
					if (nsub.op === Regexp.Op.NO_MATCH) {
						changed = !0;
						continue;
					}
					if (nsub.op === Regexp.Op.ALTERNATE) {
						changed = !0;
						newSubs.push(...nsub.subs);
						continue;
					}
				}
				newSubs.push(nsub);
			}
			if (changed) {
				if (newSubs.length === 0) return new Regexp(re.op === Regexp.Op.CONCAT ? Regexp.Op.EMPTY_MATCH : Regexp.Op.NO_MATCH);
				if (newSubs.length === 1) return newSubs[0];
				let nre = Regexp.fromRegexp(re);
				nre.runes = [];
				nre.subs = newSubs;
				return nre;
			}
			return re;
		}
		case Regexp.Op.CHAR_CLASS:
			if (re.runes === null) return re;
			if (re.runes.length === 0) return new Regexp(Regexp.Op.NO_MATCH);
			if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === 1114111) return new Regexp(Regexp.Op.ANY_CHAR);
			if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === 9 && re.runes[2] === 11 && re.runes[3] === 1114111) return new Regexp(Regexp.Op.ANY_CHAR_NOT_NL);
			return re;
		case Regexp.Op.STAR:
		case Regexp.Op.PLUS:
		case Regexp.Op.QUEST: {
			let sub = simplify(re.subs[0]);
			return simplify1(re.op, re.flags, sub, re);
		}
		case Regexp.Op.REPEAT: {
			if (re.min === 0 && re.max === 0) return new Regexp(Regexp.Op.EMPTY_MATCH);
			let sub = simplify(re.subs[0]);
			if (re.max === -1) {
				if (re.min === 0) return simplify1(Regexp.Op.STAR, re.flags, sub, null);
				if (re.min === 1) return simplify1(Regexp.Op.PLUS, re.flags, sub, null);
				let nre = new Regexp(Regexp.Op.CONCAT);
				let subs = [];
				for (let i = 0; i < re.min - 1; i++) subs.push(sub);
				subs.push(simplify1(Regexp.Op.PLUS, re.flags, sub, null));
				nre.subs = subs.slice(0);
				return simplify(nre);
			}
			if (re.min === 1 && re.max === 1) return sub;
			let prefixSubs = null;
			if (re.min > 0) {
				prefixSubs = [];
				for (let i = 0; i < re.min; i++) prefixSubs.push(sub);
			}
			if (re.max > re.min) {
				let suffix = simplify1(Regexp.Op.QUEST, re.flags, sub, null);
				for (let i = re.min + 1; i < re.max; i++) {
					let nre2 = new Regexp(Regexp.Op.CONCAT);
					nre2.subs = [sub, suffix];
					suffix = simplify1(Regexp.Op.QUEST, re.flags, nre2, null);
				}
				if (prefixSubs === null) return suffix;
				prefixSubs.push(suffix);
			}
			if (prefixSubs !== null) {
				let prefix = new Regexp(Regexp.Op.CONCAT);
				prefix.subs = prefixSubs.slice(0);
				return simplify(prefix);
			}
			return new Regexp(Regexp.Op.NO_MATCH);
		}
	}
	return re;
}
function simplify1(op, flags, sub, re) {
	if (sub.op === Regexp.Op.EMPTY_MATCH) return sub;
	if (sub.op === Regexp.Op.NO_MATCH) {
		if (op === Regexp.Op.PLUS) return sub;
		return new Regexp(Regexp.Op.EMPTY_MATCH);
	}
	if (op === sub.op && (flags & 32) == (sub.flags & 32)) return sub;
	if (re !== null && re.op === op && (re.flags & 32) == (flags & 32) && sub === re.subs[0]) return re;
	let nre = new Regexp(op);
	nre.flags = flags;
	nre.subs = [sub];
	return nre;
}
// node_modules/@bufbuild/re2/dist/esm/CharGroup.js
var CharGroup = class {
	sign;
	cls;
	constructor(sign, cls) {
		this.sign = sign;
		this.cls = cls;
	}
};
const code1 = [48, 57];
const code2 = [
	9,
	10,
	12,
	13,
	32,
	32
];
const code3 = [
	48,
	57,
	65,
	90,
	95,
	95,
	97,
	122
];
let _PERL_GROUPS = null;
const getPerlGroups = () => {
	_PERL_GROUPS ||= new Map([
		["\\d", new CharGroup(1, code1)],
		["\\D", new CharGroup(-1, code1)],
		["\\s", new CharGroup(1, code2)],
		["\\S", new CharGroup(-1, code2)],
		["\\w", new CharGroup(1, code3)],
		["\\W", new CharGroup(-1, code3)]
	]);
	return _PERL_GROUPS;
};
const code4 = [
	48,
	57,
	65,
	90,
	97,
	122
];
const code5 = [
	65,
	90,
	97,
	122
];
const code6 = [0, 127];
const code7 = [
	9,
	9,
	32,
	32
];
const code8 = [
	0,
	31,
	127,
	127
];
const code9 = [48, 57];
const code10 = [33, 126];
const code11 = [97, 122];
const code12 = [32, 126];
const code13 = [
	33,
	47,
	58,
	64,
	91,
	96,
	123,
	126
];
const code14 = [
	9,
	13,
	32,
	32
];
const code15 = [65, 90];
const code16 = [
	48,
	57,
	65,
	90,
	95,
	95,
	97,
	122
];
const code17 = [
	48,
	57,
	65,
	70,
	97,
	102
];
let _POSIX_GROUPS = null;
const getPosixGroups = () => {
	_POSIX_GROUPS ||= new Map([
		["[:alnum:]", new CharGroup(1, code4)],
		["[:^alnum:]", new CharGroup(-1, code4)],
		["[:alpha:]", new CharGroup(1, code5)],
		["[:^alpha:]", new CharGroup(-1, code5)],
		["[:ascii:]", new CharGroup(1, code6)],
		["[:^ascii:]", new CharGroup(-1, code6)],
		["[:blank:]", new CharGroup(1, code7)],
		["[:^blank:]", new CharGroup(-1, code7)],
		["[:cntrl:]", new CharGroup(1, code8)],
		["[:^cntrl:]", new CharGroup(-1, code8)],
		["[:digit:]", new CharGroup(1, code9)],
		["[:^digit:]", new CharGroup(-1, code9)],
		["[:graph:]", new CharGroup(1, code10)],
		["[:^graph:]", new CharGroup(-1, code10)],
		["[:lower:]", new CharGroup(1, code11)],
		["[:^lower:]", new CharGroup(-1, code11)],
		["[:print:]", new CharGroup(1, code12)],
		["[:^print:]", new CharGroup(-1, code12)],
		["[:punct:]", new CharGroup(1, code13)],
		["[:^punct:]", new CharGroup(-1, code13)],
		["[:space:]", new CharGroup(1, code14)],
		["[:^space:]", new CharGroup(-1, code14)],
		["[:upper:]", new CharGroup(1, code15)],
		["[:^upper:]", new CharGroup(-1, code15)],
		["[:word:]", new CharGroup(1, code16)],
		["[:^word:]", new CharGroup(-1, code16)],
		["[:xdigit:]", new CharGroup(1, code17)],
		["[:^xdigit:]", new CharGroup(-1, code17)]
	]);
	return _POSIX_GROUPS;
};
// node_modules/@bufbuild/re2/dist/esm/CharClass.js
var CharClass = class CharClass {
	static cmp(array, i, pivotFrom, pivotTo) {
		let cmp = array[i] - pivotFrom;
		return cmp === 0 ? pivotTo - array[i + 1] : cmp;
	}
	static qsortIntPair(array, left, right) {
		let pivotIndex = ((left + right) / 2 | 0) & -2;
		let pivotFrom = array[pivotIndex];
		let pivotTo = array[pivotIndex + 1];
		let i = left;
		let j = right;
		for (; i <= j;) {
			for (; i < right && CharClass.cmp(array, i, pivotFrom, pivotTo) < 0;) i += 2;
			for (; j > left && CharClass.cmp(array, j, pivotFrom, pivotTo) > 0;) j -= 2;
			if (i <= j) {
				if (i !== j) {
					let temp = array[i];
					array[i] = array[j];
					array[j] = temp;
					temp = array[i + 1];
					array[i + 1] = array[j + 1];
					array[j + 1] = temp;
				}
				i += 2;
				j -= 2;
			}
		}
		left < j && CharClass.qsortIntPair(array, left, j);
		i < right && CharClass.qsortIntPair(array, i, right);
	}
	r;
	len;
	constructor(r = emptyInts()) {
		this.r = r;
		this.len = r.length;
	}
	toArray() {
		if (this.len === this.r.length) return this.r;
		return this.r.slice(0, this.len);
	}
	cleanClass() {
		if (this.len < 4) return this;
		CharClass.qsortIntPair(this.r, 0, this.len - 2);
		let w = 2;
		for (let i = 2; i < this.len; i += 2) {
			let lo = this.r[i];
			let hi = this.r[i + 1];
			if (lo <= this.r[w - 1] + 1) {
				hi > this.r[w - 1] && (this.r[w - 1] = hi);
				continue;
			}
			this.r[w] = lo;
			this.r[w + 1] = hi;
			w += 2;
		}
		this.len = w;
		return this;
	}
	appendLiteral(x, flags) {
		return flags & 1 ? this.appendFoldedRange(x, x) : this.appendRange(x, x);
	}
	appendRange(lo, hi) {
		if (this.len > 0) {
			for (let i = 2; i <= 4; i += 2) if (this.len >= i) {
				let rlo = this.r[this.len - i];
				let rhi = this.r[this.len - i + 1];
				if (lo <= rhi + 1 && rlo <= hi + 1) {
					lo < rlo && (this.r[this.len - i] = lo);
					hi > rhi && (this.r[this.len - i + 1] = hi);
					return this;
				}
			}
		}
		this.r[this.len++] = lo;
		this.r[this.len++] = hi;
		return this;
	}
	appendFoldedRange(lo, hi) {
		if (lo <= 65 && hi >= 125251) return this.appendRange(lo, hi);
		if (hi < 65 || lo > 125251) return this.appendRange(lo, hi);
		if (lo < 65) {
			this.appendRange(lo, 64);
			lo = 65;
		}
		if (hi > 125251) {
			this.appendRange(125252, hi);
			hi = 125251;
		}
		for (let c = lo; c <= hi; c++) {
			this.appendRange(c, c);
			for (let f = simpleFold(c); f !== c; f = simpleFold(f)) this.appendRange(f, f);
		}
		return this;
	}
	appendClass(x) {
		for (let i = 0; i < x.length; i += 2) this.appendRange(x[i], x[i + 1]);
		return this;
	}
	appendFoldedClass(x) {
		for (let i = 0; i < x.length; i += 2) this.appendFoldedRange(x[i], x[i + 1]);
		return this;
	}
	appendNegatedClass(x) {
		let nextLo = 0;
		for (let i = 0; i < x.length; i += 2) {
			let lo = x[i];
			let hi = x[i + 1];
			nextLo <= lo - 1 && this.appendRange(nextLo, lo - 1);
			nextLo = hi + 1;
		}
		nextLo <= 1114111 && this.appendRange(nextLo, MAX_RUNE);
		return this;
	}
	appendTable(table) {
		for (let i = 0; i < table.length; ++i) {
			let lo = table.getLo(i);
			let hi = table.getHi(i);
			let stride = table.getStride(i);
			if (stride === 1) {
				this.appendRange(lo, hi);
				continue;
			}
			for (let c = lo; c <= hi; c += stride) this.appendRange(c, c);
		}
		return this;
	}
	appendNegatedTable(table) {
		let nextLo = 0;
		for (let i = 0; i < table.length; ++i) {
			let lo = table.getLo(i);
			let hi = table.getHi(i);
			let stride = table.getStride(i);
			if (stride === 1) {
				nextLo <= lo - 1 && this.appendRange(nextLo, lo - 1);
				nextLo = hi + 1;
				continue;
			}
			for (let c = lo; c <= hi; c += stride) {
				nextLo <= c - 1 && this.appendRange(nextLo, c - 1);
				nextLo = c + 1;
			}
		}
		nextLo <= 1114111 && this.appendRange(nextLo, MAX_RUNE);
		return this;
	}
	appendTableWithSign(table, sign) {
		return sign < 0 ? this.appendNegatedTable(table) : this.appendTable(table);
	}
	negateClass() {
		let nextLo = 0;
		let w = 0;
		for (let i = 0; i < this.len; i += 2) {
			let lo = this.r[i];
			let hi = this.r[i + 1];
			if (nextLo <= lo - 1) {
				this.r[w] = nextLo;
				this.r[w + 1] = lo - 1;
				w += 2;
			}
			nextLo = hi + 1;
		}
		this.len = w;
		if (nextLo <= 1114111) {
			this.r[this.len++] = nextLo;
			this.r[this.len++] = MAX_RUNE;
		}
		return this;
	}
	appendClassWithSign(x, sign) {
		return sign < 0 ? this.appendNegatedClass(x) : this.appendClass(x);
	}
	appendGroup(g, foldCase) {
		let cls = g.cls;
		foldCase && (cls = new CharClass().appendFoldedClass(cls).cleanClass().toArray());
		return this.appendClassWithSign(cls, g.sign);
	}
};
// node_modules/@bufbuild/re2/dist/esm/Parser.js
var StringIterator = class {
	str;
	position;
	constructor(str) {
		this.str = str;
		this.position = 0;
	}
	pos() {
		return this.position;
	}
	rewindTo(pos) {
		this.position = pos;
	}
	more() {
		return this.position < this.str.length;
	}
	peek() {
		return codePointAtOrThrow(this.str, this.position);
	}
	skip(n) {
		this.position += n;
	}
	skipString(s) {
		this.position += s.length;
	}
	pop() {
		let r = codePointAtOrThrow(this.str, this.position);
		this.position += charCount(r);
		return r;
	}
	lookingAt(s) {
		return this.str.startsWith(s, this.position);
	}
	rest() {
		return this.str.substring(this.position);
	}
	from(beforePos) {
		return this.str.substring(beforePos, this.position);
	}
	toString() {
		return this.rest();
	}
};
var Parser = class Parser {
	static ERR_INVALID_CHAR_RANGE = "invalid character class range";
	static ERR_INVALID_ESCAPE = "invalid escape sequence";
	static ERR_INVALID_NAMED_CAPTURE = "invalid named capture";
	static ERR_INVALID_PERL_OP = "invalid or unsupported Perl syntax";
	static ERR_INVALID_REPEAT_OP = "invalid nested repetition operator";
	static ERR_INVALID_REPEAT_SIZE = "invalid repeat count";
	static ERR_MISSING_BRACKET = "missing closing ]";
	static ERR_MISSING_PAREN = "missing closing )";
	static ERR_MISSING_REPEAT_ARGUMENT = "missing argument to repetition operator";
	static ERR_TRAILING_BACKSLASH = "trailing backslash at end of expression";
	static ERR_DUPLICATE_NAMED_CAPTURE = "duplicate capture group name";
	static ERR_UNEXPECTED_PAREN = "unexpected )";
	static ERR_NESTING_DEPTH = "expression nests too deeply";
	static ERR_LARGE = "expression too large";
	static ERR_BAD_EXPRESSION = "expression not valid";
	static MAX_HEIGHT = 1e3;
	static MAX_SIZE = 3355443;
	static MAX_RUNES = 33554432;
	static ANY_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		MAX_RUNE,
		1
	]));
	static ASCII_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		127,
		1
	]));
	static ASCII_FOLD_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		127,
		1,
		383,
		383,
		1,
		8490,
		8490,
		1
	]));
	static unicodeTable(name) {
		if (name === "Any") return {
			tab: Parser.ANY_TABLE,
			fold: Parser.ANY_TABLE,
			sign: 1
		};
		if (name === "Ascii") return {
			tab: Parser.ASCII_TABLE,
			fold: Parser.ASCII_FOLD_TABLE,
			sign: 1
		};
		if (name === "Assigned") return {
			tab: UnicodeTables.CATEGORIES.get("Cn"),
			fold: UnicodeTables.CATEGORIES.get("Cn"),
			sign: -1
		};
		if (name === "Lc") return {
			tab: UnicodeTables.CATEGORIES.get("LC"),
			fold: UnicodeTables.FOLD_CATEGORIES.get("LC"),
			sign: 1
		};
		if (UnicodeTables.CATEGORIES.has(name)) return {
			tab: UnicodeTables.CATEGORIES.get(name),
			fold: UnicodeTables.FOLD_CATEGORIES.get(name),
			sign: 1
		};
		if (UnicodeTables.SCRIPTS.has(name)) return {
			tab: UnicodeTables.SCRIPTS.get(name),
			fold: UnicodeTables.FOLD_SCRIPT.get(name),
			sign: 1
		};
		return null;
	}
	static minFoldRune(r) {
		if (r < 65 || r > 125251) return r;
		let min = r;
		let r0 = r;
		for (r = simpleFold(r); r !== r0; r = simpleFold(r)) min > r && (min = r);
		return min;
	}
	static literalRegexp(s, flags) {
		let re = new Regexp(Regexp.Op.LITERAL);
		re.flags = flags;
		re.runes = stringToRunes(s);
		return re;
	}
	static parse(pattern, flags) {
		return new Parser(pattern, flags).parseInternal();
	}
	static parseRepeat(t) {
		let start = t.pos();
		if (!t.more() || !t.lookingAt("{")) return -1;
		t.skip(1);
		let min = Parser.parseInt(t);
		if (min === -1) return -1;
		if (!t.more()) return -1;
		let max;
		if (!t.lookingAt(",")) max = min;
		else {
			t.skip(1);
			if (!t.more()) return -1;
			if (t.lookingAt("}")) max = -1;
			else {
				max = Parser.parseInt(t);
				if (max === -1) return -1;
			}
		}
		if (!t.more() || !t.lookingAt("}")) return -1;
		t.skip(1);
		if (min < 0 || min > 1e3 || max === -2 || max > 1e3 || max >= 0 && min > max) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(start));
		return min << 16 | max & MAX_BMP;
	}
	static isValidCaptureName(name) {
		if (name.length === 0) return !1;
		for (let i = 0; i < name.length; i++) {
			let c = codePointAtOrThrow(name, i);
			if (c !== 95 && !isalnum(c)) return !1;
		}
		return !0;
	}
	static parseInt(t) {
		let start = t.pos();
		for (; t.more() && t.peek() >= 48 && t.peek() <= 57;) t.skip(1);
		let n = t.from(start);
		if (n.length === 0 || n.length > 1 && n.codePointAt(0) === 48) return -1;
		if (n.length > 8) return -2;
		return parseInt(n, 10);
	}
	static isCharClass(re) {
		return re.op === Regexp.Op.LITERAL && re.runes.length === 1 || re.op === Regexp.Op.CHAR_CLASS || re.op === Regexp.Op.ANY_CHAR_NOT_NL || re.op === Regexp.Op.ANY_CHAR;
	}
	static matchRune(re, r) {
		switch (re.op) {
			case Regexp.Op.LITERAL: return re.runes.length === 1 && re.runes[0] === r;
			case Regexp.Op.CHAR_CLASS:
				for (let i = 0; i < re.runes.length; i += 2) if (re.runes[i] <= r && r <= re.runes[i + 1]) return !0;
				return !1;
			case Regexp.Op.ANY_CHAR_NOT_NL: return r !== 10;
			case Regexp.Op.ANY_CHAR: return !0;
		}
		return !1;
	}
	static mergeCharClass(dst, src) {
		switch (dst.op) {
			case Regexp.Op.ANY_CHAR: break;
			case Regexp.Op.ANY_CHAR_NOT_NL:
				Parser.matchRune(src, 10) && (dst.op = Regexp.Op.ANY_CHAR);
				break;
			case Regexp.Op.CHAR_CLASS:
				dst.runes = src.op === Regexp.Op.LITERAL ? new CharClass(dst.runes).appendLiteral(src.runes[0], src.flags).toArray() : new CharClass(dst.runes).appendClass(src.runes).toArray();
				break;
			case Regexp.Op.LITERAL:
				if (src.runes[0] === dst.runes[0] && src.flags === dst.flags) break;
				dst.op = Regexp.Op.CHAR_CLASS;
				dst.runes = new CharClass().appendLiteral(dst.runes[0], dst.flags).appendLiteral(src.runes[0], src.flags).toArray();
		}
	}
	static parseEscape(t) {
		let startPos = t.pos();
		t.skip(1);
		if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_TRAILING_BACKSLASH);
		let c = t.pop();
		switch (c) {
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 48:
			case 55: {
				if (c !== 48 && (!t.more() || t.peek() < 48 || t.peek() > 55)) break;
				let r = c - 48;
				for (let i = 1; i < 3 && !(!t.more() || t.peek() < 48 || t.peek() > 55); i++) {
					r = r * 8 + t.peek() - 48;
					t.skip(1);
				}
				return r;
			}
			case 120: {
				if (!t.more()) break;
				c = t.pop();
				if (c === 123) {
					let nhex = 0;
					let r = 0;
					for (;;) {
						if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
						c = t.pop();
						if (c === 125) break;
						let v = unhex(c);
						if (v < 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
						r = r * 16 + v;
						if (r > 1114111) throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
						nhex++;
					}
					if (nhex === 0) break;
					return r;
				}
				let x = unhex(c);
				if (!t.more()) break;
				c = t.pop();
				let y = unhex(c);
				if (x < 0 || y < 0) break;
				return x * 16 + y;
			}
			case 97: return 7;
			case 102: return 12;
			case 110: return 10;
			case 114: return 13;
			case 116: return 9;
			case 118: return 11;
			default: if (c <= 127 && !isalnum(c)) return c;
		}
		throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
	}
	static parseClassChar(t, wholeClassPos) {
		if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_MISSING_BRACKET, t.from(wholeClassPos));
		if (t.lookingAt("\\")) return Parser.parseEscape(t);
		return t.pop();
	}
	static concatRunes(x, y) {
		let r = Array(x.length + y.length);
		for (let i = 0; i < x.length; i++) r[i] = x[i];
		for (let i = 0; i < y.length; i++) r[x.length + i] = y[i];
		return r;
	}
	wholeRegexp;
	flags;
	numCap;
	namedGroups;
	stack;
	free;
	numRegexp;
	numRunes;
	repeats;
	height;
	size;
	constructor(wholeRegexp, flags = 0) {
		this.wholeRegexp = wholeRegexp;
		this.flags = flags;
		this.numCap = 0;
		this.namedGroups = new Map();
		this.stack = [];
		this.free = null;
		this.numRegexp = 0;
		this.numRunes = 0;
		this.repeats = 0;
		this.height = null;
		this.size = null;
	}
	newRegexp(op) {
		let re = this.free;
		if (re !== null && re.subs !== null && re.subs.length > 0) {
			this.free = re.subs[0];
			re.reinit();
			re.op = op;
		} else {
			re = new Regexp(op);
			this.numRegexp += 1;
		}
		return re;
	}
	reuse(re) {
		this.height !== null && this.height.delete(re);
		re.subs !== null && re.subs.length > 0 && (re.subs[0] = this.free);
		this.free = re;
	}
	checkLimits(re) {
		if (this.numRunes > Parser.MAX_RUNES) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
		this.checkSize(re);
		this.checkHeight(re);
	}
	checkSize(re) {
		if (this.size === null) {
			this.repeats === 0 && (this.repeats = 1);
			if (re.op === Regexp.Op.REPEAT) {
				let n = re.max;
				n === -1 && (n = re.min);
				n <= 0 && (n = 1);
				n > Parser.MAX_SIZE / this.repeats ? this.repeats = Parser.MAX_SIZE : this.repeats *= n;
			}
			if (this.numRegexp < Parser.MAX_SIZE / this.repeats) return;
			this.size = new Map();
			for (let reEx of this.stack) this.checkSize(reEx);
		}
		if (this.calcSize(re, !0) > Parser.MAX_SIZE) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
	}
	calcSize(re, force = !1) {
		if (!force && this.size !== null) {
			let cached = this.size.get(re);
			if (cached !== void 0) return cached;
		}
		let size = 0;
		switch (re.op) {
			case Regexp.Op.LITERAL:
				size = re.runes.length;
				break;
			case Regexp.Op.CAPTURE:
			case Regexp.Op.STAR:
				size = 2 + this.calcSize(re.subs[0]);
				break;
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST:
				size = 1 + this.calcSize(re.subs[0]);
				break;
			case Regexp.Op.CONCAT:
				for (let sub of re.subs) size += this.calcSize(sub);
				break;
			case Regexp.Op.ALTERNATE:
				for (let sub of re.subs) size += this.calcSize(sub);
				re.subs.length > 1 && (size = size + re.subs.length - 1);
				break;
			case Regexp.Op.REPEAT: {
				let sub = this.calcSize(re.subs[0]);
				if (re.max === -1) {
					size = re.min === 0 ? 2 + sub : 1 + re.min * sub;
					break;
				}
				size = re.max * sub + (re.max - re.min);
				break;
			}
		}
		size = Math.max(1, size);
		this.size?.set(re, size);
		return size;
	}
	checkHeight(re) {
		if (this.numRegexp < Parser.MAX_HEIGHT) return;
		if (this.height === null) {
			this.height = new Map();
			for (let reEx of this.stack) this.checkHeight(reEx);
		}
		if (this.calcHeight(re, !0) > Parser.MAX_HEIGHT) throw new RE2JSSyntaxException(Parser.ERR_NESTING_DEPTH);
	}
	calcHeight(re, force = !1) {
		if (!force && this.height !== null) {
			let cached = this.height.get(re);
			if (cached !== void 0) return cached;
		}
		let h = 1;
		for (let sub of re.subs) {
			let hsub = this.calcHeight(sub);
			h < 1 + hsub && (h = 1 + hsub);
		}
		this.height?.set(re, h);
		return h;
	}
	pop() {
		return this.stack.pop();
	}
	popToPseudo() {
		let n = this.stack.length;
		let i = n;
		for (; i > 0 && !Regexp.isPseudoOp(this.stack[i - 1].op);) i--;
		let r = this.stack.slice(i, n);
		this.stack = this.stack.slice(0, i);
		return r;
	}
	push(re) {
		this.numRunes += re.runes.length;
		if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] === re.runes[1]) {
			if (this.maybeConcat(re.runes[0], this.flags & -2)) return null;
			re.op = Regexp.Op.LITERAL;
			re.runes = [re.runes[0]];
			re.flags = this.flags & -2;
		} else if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 4 && re.runes[0] === re.runes[1] && re.runes[2] === re.runes[3] && simpleFold(re.runes[0]) === re.runes[2] && simpleFold(re.runes[2]) === re.runes[0] || re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] + 1 === re.runes[1] && simpleFold(re.runes[0]) === re.runes[1] && simpleFold(re.runes[1]) === re.runes[0]) {
			if (this.maybeConcat(re.runes[0], this.flags | 1)) return null;
			re.op = Regexp.Op.LITERAL;
			re.runes = [re.runes[0]];
			re.flags = this.flags | 1;
		} else this.maybeConcat(-1, 0);
		this.stack.push(re);
		this.checkLimits(re);
		return re;
	}
	maybeConcat(r, flags) {
		let n = this.stack.length;
		if (n < 2) return !1;
		let re1 = this.stack[n - 1];
		let re2 = this.stack[n - 2];
		if (re1.op !== Regexp.Op.LITERAL || re2.op !== Regexp.Op.LITERAL || (re1.flags & 1) != (re2.flags & 1)) return !1;
		re2.runes = Parser.concatRunes(re2.runes, re1.runes);
		if (r >= 0) {
			re1.runes = [r];
			re1.flags = flags;
			return !0;
		}
		this.pop();
		this.reuse(re1);
		return !1;
	}
	newLiteral(r, flags) {
		let re = this.newRegexp(Regexp.Op.LITERAL);
		re.flags = flags;
		flags & 1 && (r = Parser.minFoldRune(r));
		re.runes = [r];
		return re;
	}
	literal(r) {
		this.push(this.newLiteral(r, this.flags));
	}
	op(op) {
		let re = this.newRegexp(op);
		re.flags = this.flags;
		return this.push(re);
	}
	repeat(op, min, max, beforePos, t, lastRepeatPos) {
		let flags = this.flags;
		if (t.more() && t.lookingAt("?")) {
			t.skip(1);
			flags ^= 32;
		}
		if (lastRepeatPos !== -1) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_OP, t.from(lastRepeatPos));
		let n = this.stack.length;
		if (n === 0) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
		let sub = this.stack[n - 1];
		if (Regexp.isPseudoOp(sub.op)) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
		let re = this.newRegexp(op);
		re.min = min;
		re.max = max;
		re.flags = flags;
		re.subs = [sub];
		this.stack[n - 1] = re;
		this.checkLimits(re);
		if (op === Regexp.Op.REPEAT && (min >= 2 || max >= 2) && !this.repeatIsValid(re, 1e3)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(beforePos));
	}
	repeatIsValid(re, n) {
		if (re.op === Regexp.Op.REPEAT) {
			let m = re.max;
			if (m === 0) return !0;
			m < 0 && (m = re.min);
			if (m > n) return !1;
			m > 0 && (n = Math.trunc(n / m));
		}
		for (let sub of re.subs) if (!this.repeatIsValid(sub, n)) return !1;
		return !0;
	}
	concat() {
		this.maybeConcat(-1, 0);
		let subs = this.popToPseudo();
		if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.EMPTY_MATCH));
		return this.push(this.collapse(subs, Regexp.Op.CONCAT));
	}
	alternate() {
		let subs = this.popToPseudo();
		subs.length > 0 && this.cleanAlt(subs[subs.length - 1]);
		if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.NO_MATCH));
		return this.push(this.collapse(subs, Regexp.Op.ALTERNATE));
	}
	cleanAlt(re) {
		if (re.op === Regexp.Op.CHAR_CLASS) {
			re.runes = new CharClass(re.runes).cleanClass().toArray();
			if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === 1114111) {
				re.runes = [];
				re.op = Regexp.Op.ANY_CHAR;
			} else if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === 9 && re.runes[2] === 11 && re.runes[3] === 1114111) {
				re.runes = [];
				re.op = Regexp.Op.ANY_CHAR_NOT_NL;
			}
		}
	}
	collapse(subs, op) {
		if (subs.length === 1) return subs[0];
		let len = 0;
		for (let sub of subs) len += sub.op === op ? sub.subs.length : 1;
		let newsubs = Array(len).fill(null);
		let i = 0;
		for (let sub of subs) if (sub.op === op) {
			for (let j = 0; j < sub.subs.length; j++) newsubs[i++] = sub.subs[j];
			this.reuse(sub);
		} else newsubs[i++] = sub;
		let re = this.newRegexp(op);
		re.subs = newsubs;
		if (op === Regexp.Op.ALTERNATE && re.subs.length === 1) {
			let old = re;
			re = re.subs[0];
			this.reuse(old);
		}
		return re;
	}
	parseInternal() {
		if (this.flags & 2) return Parser.literalRegexp(this.wholeRegexp, this.flags);
		let lastRepeatPos = -1;
		let min = -1;
		let max = -1;
		let t = new StringIterator(this.wholeRegexp);
		for (; t.more();) {
			let repeatPos = -1;
			switch (t.peek()) {
				case 40:
					if (t.lookingAt("(?")) {
						this.parsePerlFlags(t);
						break;
					}
					let lparen = this.op(Regexp.Op.LEFT_PAREN);
					if (lparen === null) throw Error("op(LEFT_PAREN) unexpectedly returned null");
					lparen.cap = ++this.numCap;
					t.skip(1);
					break;
				case 124:
					this.parseVerticalBar();
					t.skip(1);
					break;
				case 41:
					this.parseRightParen();
					t.skip(1);
					break;
				case 94:
					this.flags & 16 ? this.op(Regexp.Op.BEGIN_TEXT) : this.op(Regexp.Op.BEGIN_LINE);
					t.skip(1);
					break;
				case 36:
					if (this.flags & 16) {
						let endText = this.op(Regexp.Op.END_TEXT);
						if (endText === null) throw Error("op(END_TEXT) unexpectedly returned null");
						endText.flags |= 256;
					} else this.op(Regexp.Op.END_LINE);
					t.skip(1);
					break;
				case 46:
					this.flags & 8 ? this.op(Regexp.Op.ANY_CHAR) : this.op(Regexp.Op.ANY_CHAR_NOT_NL);
					t.skip(1);
					break;
				case 91:
					this.parseClass(t);
					break;
				case 42:
				case 43:
				case 63: {
					repeatPos = t.pos();
					let op = null;
					switch (t.pop()) {
						case 42:
							op = Regexp.Op.STAR;
							break;
						case 43:
							op = Regexp.Op.PLUS;
							break;
						case 63: op = Regexp.Op.QUEST;
					}
					if (op === null) throw Error("repeat op unexpectedly null");
					this.repeat(op, min, max, repeatPos, t, lastRepeatPos);
					break;
				}
				case 123: {
					repeatPos = t.pos();
					let minMax = Parser.parseRepeat(t);
					if (minMax < 0) {
						t.rewindTo(repeatPos);
						this.literal(t.pop());
						break;
					}
					min = minMax >> 16;
					max = (minMax & MAX_BMP) << 16 >> 16;
					this.repeat(Regexp.Op.REPEAT, min, max, repeatPos, t, lastRepeatPos);
					break;
				}
				case 92: {
					let savedPos = t.pos();
					t.skip(1);
					let handled = !1;
					if (t.more()) switch (t.pop()) {
						case 65:
							this.op(Regexp.Op.BEGIN_TEXT);
							handled = !0;
							break;
						case 98:
							this.op(Regexp.Op.WORD_BOUNDARY);
							handled = !0;
							break;
						case 66:
							this.op(Regexp.Op.NO_WORD_BOUNDARY);
							handled = !0;
							break;
						case 67: throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, "\\C");
						case 81: {
							let lit = t.rest();
							let i = lit.indexOf("\\E");
							if (i >= 0) {
								lit = lit.substring(0, i);
								t.skipString(lit);
								t.skipString("\\E");
							} else t.skipString(lit);
							let j = 0;
							for (; j < lit.length;) {
								let codepoint = codePointAtOrThrow(lit, j);
								this.literal(codepoint);
								j += charCount(codepoint);
							}
							handled = !0;
							break;
						}
						case 122:
							this.op(Regexp.Op.END_TEXT);
							handled = !0;
							break;
						default: t.rewindTo(savedPos);
					}
					else t.rewindTo(savedPos);
					if (handled) break;
					let re = this.newRegexp(Regexp.Op.CHAR_CLASS);
					re.flags = this.flags;
					if (t.lookingAt("\\p") || t.lookingAt("\\P")) {
						let cc = new CharClass();
						if (this.parseUnicodeClass(t, cc)) {
							re.runes = cc.toArray();
							this.push(re);
							break;
						}
					}
					let cc = new CharClass();
					if (this.parsePerlClassEscape(t, cc)) {
						re.runes = cc.toArray();
						this.push(re);
						break;
					}
					t.rewindTo(savedPos);
					this.reuse(re);
					this.literal(Parser.parseEscape(t));
					break;
				}
				default: this.literal(t.pop());
			}
			lastRepeatPos = repeatPos;
		}
		this.concat();
		this.swapVerticalBar() && this.pop();
		this.alternate();
		if (this.stack.length !== 1) throw new RE2JSSyntaxException(Parser.ERR_MISSING_PAREN, this.wholeRegexp);
		this.stack[0].namedGroups = this.namedGroups;
		return this.stack[0];
	}
	parsePerlFlags(t) {
		let startPos = t.pos();
		if (t.lookingAt("(?P<") || t.lookingAt("(?<")) {
			let s = t.rest();
			let begin = s.charAt(2) === "P" ? 4 : 3;
			let end = s.indexOf(">");
			if (end < 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s);
			let name = s.substring(begin, end);
			t.skipString(name);
			t.skip(begin + 1);
			if (!Parser.isValidCaptureName(name)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s.substring(0, end + 1));
			let re = this.op(Regexp.Op.LEFT_PAREN);
			if (re === null) throw Error("op(LEFT_PAREN) unexpectedly returned null");
			re.cap = ++this.numCap;
			if (this.namedGroups.get(name)) throw new RE2JSSyntaxException(Parser.ERR_DUPLICATE_NAMED_CAPTURE, name);
			this.namedGroups.set(name, this.numCap);
			re.name = name;
			return;
		}
		t.skip(2);
		let flags = this.flags;
		let sign = 1;
		let sawFlag = !1;
		loop: for (; t.more();) {
			let c = t.pop();
			switch (c) {
				case 105:
					flags |= 1;
					sawFlag = !0;
					break;
				case 109:
					flags &= -17;
					sawFlag = !0;
					break;
				case 115:
					flags |= 8;
					sawFlag = !0;
					break;
				case 85:
					flags |= 32;
					sawFlag = !0;
					break;
				case 45:
					if (sign < 0) break loop;
					sign = -1;
					flags = ~flags;
					sawFlag = !1;
					break;
				case 58:
				case 41:
					if (sign < 0) {
						if (!sawFlag) break loop;
						flags = ~flags;
					}
					c === 58 && this.op(Regexp.Op.LEFT_PAREN);
					this.flags = flags;
					return;
				default: break loop;
			}
		}
		throw new RE2JSSyntaxException(Parser.ERR_INVALID_PERL_OP, t.from(startPos));
	}
	parseVerticalBar() {
		this.concat();
		this.swapVerticalBar() || this.op(Regexp.Op.VERTICAL_BAR);
	}
	swapVerticalBar() {
		let n = this.stack.length;
		if (n >= 3 && this.stack[n - 2].op === Regexp.Op.VERTICAL_BAR && Parser.isCharClass(this.stack[n - 1]) && Parser.isCharClass(this.stack[n - 3])) {
			let re1 = this.stack[n - 1];
			let re3 = this.stack[n - 3];
			if (re1.op > re3.op) {
				let tmp = re3;
				re3 = re1;
				re1 = tmp;
				this.stack[n - 3] = re3;
			}
			Parser.mergeCharClass(re3, re1);
			this.reuse(re1);
			this.pop();
			return !0;
		}
		if (n >= 2) {
			let re1 = this.stack[n - 1];
			let re2 = this.stack[n - 2];
			if (re2.op === Regexp.Op.VERTICAL_BAR) {
				n >= 3 && this.cleanAlt(this.stack[n - 3]);
				this.stack[n - 2] = re1;
				this.stack[n - 1] = re2;
				return !0;
			}
		}
		return !1;
	}
	parseRightParen() {
		this.concat();
		this.swapVerticalBar() && this.pop();
		this.alternate();
		if (this.stack.length < 2) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
		let re1 = this.pop();
		if (re1 === void 0) throw new RE2JSSyntaxException(Parser.ERR_BAD_EXPRESSION, this.wholeRegexp);
		let re2 = this.pop();
		if (re2 === void 0 || re2.op !== Regexp.Op.LEFT_PAREN) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
		this.flags = re2.flags;
		if (re2.cap === 0) this.push(re1);
		else {
			re2.op = Regexp.Op.CAPTURE;
			re2.subs = [re1];
			this.push(re2);
		}
	}
	parsePerlClassEscape(t, cc) {
		let beforePos = t.pos();
		if (!t.more() || t.pop() !== 92 || !t.more()) return !1;
		t.pop();
		let p = t.from(beforePos);
		let g = getPerlGroups().get(p);
		if (g === void 0) return !1;
		cc.appendGroup(g, !!(this.flags & 1));
		return !0;
	}
	parseNamedClass(t, cc) {
		let cls = t.rest();
		let i = cls.indexOf(":]");
		if (i < 0) return !1;
		let name = cls.substring(0, i + 2);
		t.skipString(name);
		let g = getPosixGroups().get(name);
		if (g === void 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, name);
		cc.appendGroup(g, !!(this.flags & 1));
		return !0;
	}
	parseUnicodeClass(t, cc) {
		let startPos = t.pos();
		if (!(this.flags & 128) || !t.lookingAt("\\p") && !t.lookingAt("\\P")) return !1;
		t.skip(1);
		let sign = 1;
		let c = t.pop();
		c === 80 && (sign = -1);
		if (!t.more()) {
			t.rewindTo(startPos);
			throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
		}
		c = t.pop();
		let name;
		if (c !== 123) name = runeToString(c);
		else {
			let rest = t.rest();
			let end = rest.indexOf("}");
			if (end < 0) {
				t.rewindTo(startPos);
				throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
			}
			name = rest.substring(0, end);
			t.skipString(name);
			t.skip(1);
		}
		if (name.length !== 0 && name.codePointAt(0) === 94) {
			sign = 0 - sign;
			name = name.substring(1);
		}
		let pair = Parser.unicodeTable(name);
		if (pair === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(startPos));
		pair.sign < 0 && (sign = 0 - sign);
		let tab = pair.tab;
		let fold = pair.fold;
		if (tab === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(startPos));
		if (!(this.flags & 1) || fold === null) cc.appendTableWithSign(tab, sign);
		else {
			let tmp = new CharClass().appendTable(tab).appendTable(fold).cleanClass().toArray();
			cc.appendClassWithSign(tmp, sign);
		}
		return !0;
	}
	parseClass(t) {
		let startPos = t.pos();
		t.skip(1);
		let re = this.newRegexp(Regexp.Op.CHAR_CLASS);
		re.flags = this.flags;
		let cc = new CharClass();
		let sign = 1;
		if (t.more() && t.lookingAt("^")) {
			sign = -1;
			t.skip(1);
			this.flags & 4 || cc.appendRange(10, 10);
		}
		let first = !0;
		for (; !t.more() || t.peek() !== 93 || first;) {
			first = !1;
			let beforePos = t.pos();
			if (t.lookingAt("[:")) {
				if (this.parseNamedClass(t, cc)) continue;
				t.rewindTo(beforePos);
			}
			if (this.parseUnicodeClass(t, cc)) continue;
			if (this.parsePerlClassEscape(t, cc)) continue;
			t.rewindTo(beforePos);
			let lo = Parser.parseClassChar(t, startPos);
			let hi = lo;
			if (t.more() && t.lookingAt("-")) {
				t.skip(1);
				if (t.more() && t.lookingAt("]")) t.skip(-1);
				else {
					hi = Parser.parseClassChar(t, startPos);
					if (hi < lo) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(beforePos));
				}
			}
			this.flags & 1 ? cc.appendFoldedRange(lo, hi) : cc.appendRange(lo, hi);
		}
		t.skip(1);
		cc.cleanClass();
		sign < 0 && cc.negateClass();
		re.runes = cc.toArray();
		this.push(re);
	}
};
// node_modules/@bufbuild/re2/dist/esm/RE2.js
var RE2 = class RE2 {
	expr;
	prog;
	numSubexp;
	cond;
	prefix;
	prefixComplete;
	prefixRune;
	dfa;
	prefilter;
	namedGroups;
	static compile(expr) {
		return RE2.compileImpl(expr, 212);
	}
	static compileImpl(expr, mode) {
		return new RE2(expr, mode);
	}
	constructor(expr, mode) {
		let re = Parser.parse(expr, mode);
		re = simplify(re);
		let prefilter = PrefilterTree.build(re);
		let prog = Compiler.compileRegexp(re);
		this.prefilter = prefilter.type === Prefilter.Type.NONE ? null : prefilter;
		let [prefixCompl, prefixStr] = prog.prefix();
		this.prefixComplete = prefixCompl;
		this.prefix = prefixStr;
		this.prefixRune = 0;
		if (this.prefix.length > 0) {
			let cp = this.prefix.codePointAt(0);
			if (cp === void 0) throw Error("RE2: prefix has no code point");
			this.prefixRune = cp;
		}
		this.namedGroups = re.namedGroups;
		this.expr = expr;
		this.prog = prog;
		this.numSubexp = re.maxCap();
		this.cond = prog.startCond();
		this.dfa = new DFA(this.prog);
	}
	matchPrefixComplete(input, pos, anchor, ncap) {
		if ((anchor === 1 || anchor === 2) && pos !== 0) return null;
		let matchStart = -1;
		let matchEnd = -1;
		let pLen = input.prefixLength(this);
		if (anchor === 0) {
			let idx = input.index(this, pos);
			if (idx < 0) return null;
			matchStart = pos + idx;
			matchEnd = matchStart + pLen;
		} else if (anchor === 2) {
			if (input.endPos() !== pLen) return null;
			if (input.index(this, 0) !== 0) return null;
			matchStart = 0;
			matchEnd = pLen;
		} else if (anchor === 1) {
			if (input.index(this, 0) !== 0) return null;
			matchStart = 0;
			matchEnd = pLen;
		}
		if (matchStart < 0) return null;
		if (ncap > 0) {
			let matchcap = new Int32Array(ncap).fill(-1);
			matchcap[0] = matchStart;
			matchcap[1] = matchEnd;
			return Array.from(matchcap);
		}
		return [];
	}
	executeEngine(input, pos, anchor, ncap) {
		if (this.prefixComplete && (ncap === 0 || this.numSubexp === 0)) return this.matchPrefixComplete(input, pos, anchor, ncap);
		if (this.prefilter !== null && anchor === 0 && !this.prefilter.eval(input, pos)) return null;
		let dfaResult = this.dfa.match(input, pos, anchor);
		if (dfaResult !== null) return dfaResult ? [] : null;
		return this._nfaFallback(input, pos, anchor) ? [] : null;
	}
	_nfaFallback(input, pos, anchor) {
		let prog = this.prog;
		let endPos = input.endPos();
		let addState = (set, visited, pc, context) => {
			if (pc < 0 || pc >= prog.numInst() || visited.has(pc)) return;
			visited.add(pc);
			let inst = prog.getInst(pc);
			switch (inst.op) {
				case Inst.ALT:
				case Inst.ALT_MATCH:
					addState(set, visited, inst.out, context);
					addState(set, visited, inst.arg, context);
					break;
				case Inst.NOP:
				case Inst.CAPTURE:
					addState(set, visited, inst.out, context);
					break;
				case Inst.EMPTY_WIDTH:
					(inst.arg & ~context) === 0 && addState(set, visited, inst.out, context);
					break;
				default: set.add(pc);
			}
		};
		let current = new Set();
		let next = new Set();
		let prevRune = -1;
		if (pos > 0) {
			let r = input.step(pos - 1) >> 3;
			r >= 0 && (prevRune = r);
		}
		for (let i = pos; i <= endPos; i++) {
			let rune = i < endPos ? input.step(i) >> 3 : -1;
			let width = i < endPos ? input.step(i) & 7 : 0;
			let context = emptyOpContext(prevRune, rune);
			(anchor === 0 || i === pos) && addState(current, new Set(), prog.start, context);
			if (anchor !== 2) {
				for (let pc of current) if (prog.getInst(pc).op === Inst.MATCH) return !0;
			}
			if (i >= endPos || width === 0) break;
			next.clear();
			for (let pc of current) {
				let inst = prog.getInst(pc);
				if (Inst.isRuneOp(inst.op) && inst.matchRune(rune)) {
					let nextContext = emptyOpContext(rune, i + width < endPos ? input.step(i + width) >> 3 : -1);
					addState(next, new Set(), inst.out, nextContext);
				}
			}
			if (anchor === 0) {
				let nextContext = emptyOpContext(rune, i + width < endPos ? input.step(i + width) >> 3 : -1);
				addState(next, new Set(), prog.start, nextContext);
			}
			prevRune = rune;
			[current, next] = [next, current];
			i += width - 1;
		}
		let endContext = emptyOpContext(prevRune, -1);
		let visited = new Set();
		let finalSet = new Set();
		for (let pc of current) addState(finalSet, visited, pc, endContext);
		for (let pc of finalSet) if (prog.getInst(pc).op === Inst.MATCH) return !0;
		return !1;
	}
	numberOfCapturingGroups() {
		return this.numSubexp;
	}
	reset() {}
	toString() {
		return this.expr;
	}
	match(s) {
		return this.executeEngine(fromUTF16(s), 0, 0, 0) !== null;
	}
};
// node_modules/@bufbuild/re2/dist/esm/index.js
var RE2JS = class RE2JS {
	patternInput;
	flagsInput;
	re2Input;
	static CASE_INSENSITIVE = 1;
	static DOTALL = 2;
	static MULTILINE = 4;
	static DISABLE_UNICODE_GROUPS = 8;
	static quote(str) {
		return quoteMeta(str);
	}
	static compile(regex, flags = 0) {
		return new RE2JS(regex, flags);
	}
	static validateFlags(flags) {
		if ((flags & ~(RE2JS.MULTILINE | RE2JS.DOTALL | RE2JS.CASE_INSENSITIVE | RE2JS.DISABLE_UNICODE_GROUPS)) !== 0) throw new RE2JSFlagsException("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS");
	}
	static buildRegexWithFlags(regex, flags = 0) {
		let fregex = regex;
		(flags & RE2JS.CASE_INSENSITIVE) !== 0 && (fregex = `(?i)${fregex}`);
		(flags & RE2JS.DOTALL) !== 0 && (fregex = `(?s)${fregex}`);
		(flags & RE2JS.MULTILINE) !== 0 && (fregex = `(?m)${fregex}`);
		return fregex;
	}
	static matches(regex, input) {
		return RE2JS.compile(regex).testExact(input);
	}
	constructor(pattern, flags = 0) {
		let re2Flags = 212;
		(flags & RE2JS.DISABLE_UNICODE_GROUPS) !== 0 && (re2Flags &= -129);
		RE2JS.validateFlags(flags);
		let fregex = RE2JS.buildRegexWithFlags(pattern, flags);
		this.patternInput = pattern;
		this.flagsInput = flags;
		this.re2Input = RE2.compileImpl(fregex, re2Flags);
	}
	reset() {
		this.re2Input.reset();
	}
	flags() {
		return this.flagsInput;
	}
	pattern() {
		return this.patternInput;
	}
	re2() {
		return this.re2Input;
	}
	matches(input) {
		return this.testExact(input);
	}
	test(input) {
		return this.re2Input.match(input);
	}
	testExact(input) {
		return this.re2Input.executeEngine(fromUTF16(input), 0, 2, 0) !== null;
	}
	toString() {
		return this.patternInput;
	}
	groupCount() {
		return this.re2Input.numberOfCapturingGroups();
	}
	namedGroups() {
		return this.re2Input.namedGroups;
	}
};
// node_modules/@bufbuild/cel/dist/esm/std/logic.js
function matches(pattern) {
	return RE2JS.compile(pattern).test(this);
}
function compareDuration(lhs, rhs) {
	let cmp = lhs.message.seconds - rhs.message.seconds;
	if (cmp == 0n) return lhs.message.nanos - rhs.message.nanos;
	return cmp < 0n ? -1 : 1;
}
function compareTimestamp(lhs, rhs) {
	let cmp = lhs.message.seconds - rhs.message.seconds;
	if (cmp == 0n) return lhs.message.nanos - rhs.message.nanos;
	return cmp < 0n ? -1 : 1;
}
function compareBytes(lhs, rhs) {
	let minLen = Math.min(lhs.length, rhs.length);
	for (let i = 0; i < minLen; i++) {
		if (lhs[i] < rhs[i]) return -1;
		if (lhs[i] > rhs[i]) return 1;
	}
	return lhs.length - rhs.length;
}
function inList(value, list) {
	for (let v of list) if (equals(v, value)) return !0;
	return !1;
}
function inMap(value, map) {
	return map.has(value);
}
const { BOOL: BOOL$1, BYTES, DOUBLE, DYN: DYN$1, INT: INT$2, STRING: STRING$3, UINT } = CelScalar;
const LIST = listType(CelScalar.DYN);
const MAP = mapType(CelScalar.DYN, CelScalar.DYN);
var logic_default = [
	celFunc("!_", [BOOL$1], BOOL$1, (x) => !x),
	celFunc("_==_", [DYN$1, DYN$1], BOOL$1, equals),
	celFunc("_!=_", [DYN$1, DYN$1], BOOL$1, (l, r) => !equals(l, r)),
	celFunc("_<_", [BOOL$1, BOOL$1], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) < 0),
	celFunc("_<_", [DOUBLE, DOUBLE], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [STRING$3, STRING$3], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [INT$2, INT$2], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [INT$2, UINT], BOOL$1, (l, r) => l < r.value),
	celFunc("_<_", [UINT, INT$2], BOOL$1, (l, r) => l.value < r),
	celFunc("_<_", [UINT, UINT], BOOL$1, (l, r) => l.value < r.value),
	celFunc("_<_", [INT$2, DOUBLE], BOOL$1, (l, r) => Number(l) < r),
	celFunc("_<_", [DOUBLE, INT$2], BOOL$1, (l, r) => l < Number(r)),
	celFunc("_<_", [DOUBLE, UINT], BOOL$1, (l, r) => l < Number(r.value)),
	celFunc("_<_", [UINT, DOUBLE], BOOL$1, (l, r) => Number(l.value) < r),
	celFunc("_<_", [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) < 0),
	celFunc("_<_", [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) < 0),
	celFunc(LESS_EQUALS, [BOOL$1, BOOL$1], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) <= 0),
	celFunc(LESS_EQUALS, [DOUBLE, DOUBLE], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [STRING$3, STRING$3], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [INT$2, INT$2], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [INT$2, UINT], BOOL$1, (l, r) => l <= r.value),
	celFunc(LESS_EQUALS, [UINT, INT$2], BOOL$1, (l, r) => l.value <= r),
	celFunc(LESS_EQUALS, [UINT, UINT], BOOL$1, (l, r) => l.value <= r.value),
	celFunc(LESS_EQUALS, [INT$2, DOUBLE], BOOL$1, (l, r) => Number(l) <= r),
	celFunc(LESS_EQUALS, [DOUBLE, INT$2], BOOL$1, (l, r) => l <= Number(r)),
	celFunc(LESS_EQUALS, [DOUBLE, UINT], BOOL$1, (l, r) => l <= Number(r.value)),
	celFunc(LESS_EQUALS, [UINT, DOUBLE], BOOL$1, (l, r) => Number(l.value) <= r),
	celFunc(LESS_EQUALS, [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) <= 0),
	celFunc(LESS_EQUALS, [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) <= 0),
	celFunc("_>_", [BOOL$1, BOOL$1], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) > 0),
	celFunc("_>_", [DOUBLE, DOUBLE], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [STRING$3, STRING$3], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [INT$2, INT$2], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [INT$2, UINT], BOOL$1, (l, r) => l > r.value),
	celFunc("_>_", [UINT, INT$2], BOOL$1, (l, r) => l.value > r),
	celFunc("_>_", [UINT, UINT], BOOL$1, (l, r) => l.value > r.value),
	celFunc("_>_", [INT$2, DOUBLE], BOOL$1, (l, r) => Number(l) > r),
	celFunc("_>_", [DOUBLE, INT$2], BOOL$1, (l, r) => l > Number(r)),
	celFunc("_>_", [DOUBLE, UINT], BOOL$1, (l, r) => l > Number(r.value)),
	celFunc("_>_", [UINT, DOUBLE], BOOL$1, (l, r) => Number(l.value) > r),
	celFunc("_>_", [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) > 0),
	celFunc("_>_", [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) > 0),
	celFunc(GREATER_EQUALS, [BOOL$1, BOOL$1], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) >= 0),
	celFunc(GREATER_EQUALS, [DOUBLE, DOUBLE], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [STRING$3, STRING$3], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [INT$2, INT$2], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [INT$2, UINT], BOOL$1, (l, r) => l >= r.value),
	celFunc(GREATER_EQUALS, [UINT, INT$2], BOOL$1, (l, r) => l.value >= r),
	celFunc(GREATER_EQUALS, [UINT, UINT], BOOL$1, (l, r) => l.value >= r.value),
	celFunc(GREATER_EQUALS, [INT$2, DOUBLE], BOOL$1, (l, r) => Number(l) >= r),
	celFunc(GREATER_EQUALS, [DOUBLE, INT$2], BOOL$1, (l, r) => l >= Number(r)),
	celFunc(GREATER_EQUALS, [DOUBLE, UINT], BOOL$1, (l, r) => l >= Number(r.value)),
	celFunc(GREATER_EQUALS, [UINT, DOUBLE], BOOL$1, (l, r) => Number(l.value) >= r),
	celFunc(GREATER_EQUALS, [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) >= 0),
	celFunc(GREATER_EQUALS, [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) >= 0),
	celFunc(SIZE, [BYTES], INT$2, (x) => BigInt(x.length)),
	celFunc(SIZE, [LIST], INT$2, (x) => BigInt(x.size)),
	celFunc(SIZE, [STRING$3], INT$2, (x) => BigInt([...x].length)),
	celFunc(SIZE, [MAP], INT$2, (x) => BigInt(x.size)),
	celMethod(SIZE, BYTES, [], INT$2, function() {
		return BigInt(this.length);
	}),
	celMethod(SIZE, LIST, [], INT$2, function() {
		return BigInt(this.size);
	}),
	celMethod(SIZE, STRING$3, [], INT$2, function() {
		return BigInt([...this].length);
	}),
	celMethod(SIZE, MAP, [], INT$2, function() {
		return BigInt(this.size);
	}),
	celFunc("@in", [DYN$1, LIST], BOOL$1, inList),
	celFunc("@in", [STRING$3, MAP], BOOL$1, inMap),
	celFunc("@in", [DOUBLE, MAP], BOOL$1, inMap),
	celFunc("@in", [INT$2, MAP], BOOL$1, inMap),
	celFunc("@in", [BOOL$1, MAP], BOOL$1, inMap),
	celFunc("@in", [UINT, MAP], BOOL$1, inMap),
	celMethod("contains", STRING$3, [STRING$3], BOOL$1, String.prototype.includes),
	celMethod("endsWith", STRING$3, [STRING$3], BOOL$1, String.prototype.endsWith),
	celMethod("startsWith", STRING$3, [STRING$3], BOOL$1, String.prototype.startsWith),
	celMethod(MATCHES, STRING$3, [STRING$3], BOOL$1, matches)
];
// node_modules/@bufbuild/cel/dist/esm/std/time.js
function getDayOfYear(date) {
	let start = new Date(0, 0, 1);
	start.setFullYear(date.getFullYear());
	let diff = date.getTime() - start.getTime();
	return Math.floor(diff / 864e5);
}
function convertToDate(msg, tz) {
	let ts = msg.message;
	let val = timestampDate(ts);
	if (tz === void 0) return new Date(val.getUTCFullYear(), val.getUTCMonth(), val.getUTCDate(), val.getUTCHours(), val.getUTCMinutes(), val.getUTCSeconds(), val.getUTCMilliseconds());
	let timeOffset = tz.match(/^(?<sign>[+-]?)(?<hours>\d\d):(?<minutes>\d\d)$/);
	if (timeOffset?.groups) {
		let sign = timeOffset.groups.sign == "-" ? 1 : -1;
		let hours = parseInt(timeOffset.groups.hours);
		let minutes = parseInt(timeOffset.groups.minutes);
		let offset = sign * (hours * 60 * 60 * 1e3 + minutes * 60 * 1e3);
		val = new Date(val.getTime() - offset);
		return new Date(val.getUTCFullYear(), val.getUTCMonth(), val.getUTCDate(), val.getUTCHours(), val.getUTCMinutes(), val.getUTCSeconds(), val.getUTCMilliseconds());
	}
	let format = new Intl.DateTimeFormat("en-US", {
		hourCycle: "h23",
		hour12: !1,
		timeZone: tz,
		year: "numeric",
		month: "numeric",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit"
	});
	let year, month, day, hour, minute, second;
	for (let part of format.formatToParts(val)) switch (part.type) {
		case "year":
			year = parseInt(part.value);
			break;
		case "month":
			month = parseInt(part.value) - 1;
			break;
		case "day":
			day = parseInt(part.value);
			break;
		case "hour":
			hour = parseInt(part.value);
			break;
		case "minute":
			minute = parseInt(part.value);
			break;
		case "second": second = parseInt(part.value);
	}
	if (year === void 0 || month === void 0 || day === void 0 || hour === void 0 || minute === void 0 || second === void 0) throw Error(`Error converting ${toJson(TimestampSchema, ts)} to IANA timezone ${tz}`);
	return new Date(year, month, day, hour, minute, second, val.getUTCMilliseconds());
}
const { STRING: STRING$2, INT: INT$1 } = CelScalar;
function celTimeMethods(name, func) {
	function method(tz) {
		let date = convertToDate(this, tz);
		let result = func(date);
		try {
			return BigInt(result);
		} catch {
			throw Error(`Error converting ${result} of ${String(date)} of ${toJson(TimestampSchema, this.message)} to BigInt`);
		}
	}
	return [celMethod(name, TIMESTAMP, [], INT$1, method), celMethod(name, TIMESTAMP, [STRING$2], INT$1, method)];
}
var time_default = [
	celMethod(TIME_GET_SECONDS, DURATION, [], INT$1, function() {
		return this.message.seconds;
	}),
	celMethod(TIME_GET_MINUTES, DURATION, [], INT$1, function() {
		return this.message.seconds / 60n;
	}),
	celMethod(TIME_GET_HOURS, DURATION, [], INT$1, function() {
		return this.message.seconds / 3600n;
	}),
	celMethod(TIME_GET_MILLISECONDS, DURATION, [], INT$1, function() {
		return BigInt(this.message.nanos) / 1000000n;
	}),
	...celTimeMethods("getFullYear", (x) => x.getFullYear()),
	...celTimeMethods("getMonth", (x) => x.getMonth()),
	...celTimeMethods("getDate", (x) => x.getDate()),
	...celTimeMethods("getDayOfMonth", (x) => x.getDate() - 1),
	...celTimeMethods("getDayOfWeek", (x) => x.getDay()),
	...celTimeMethods("getDayOfYear", (x) => getDayOfYear(x)),
	...celTimeMethods(TIME_GET_SECONDS, (x) => x.getSeconds()),
	...celTimeMethods(TIME_GET_MINUTES, (x) => x.getMinutes()),
	...celTimeMethods(TIME_GET_HOURS, (x) => x.getHours()),
	...celTimeMethods(TIME_GET_MILLISECONDS, (x) => x.getMilliseconds())
];
// node_modules/@bufbuild/cel/dist/esm/scope.js
const privateSymbol$1 = Symbol.for("@bufbuild/cel/scope");
function createScope(inputs, parent) {
	let variables = new Map();
	if (inputs) for (let [name, type] of Object.entries(inputs)) variables.set(name, type);
	return new Scope(variables, parent);
}
var Scope = class {
	_variables;
	_parent;
	[privateSymbol$1] = {};
	constructor(_variables, _parent = void 0) {
		this._variables = _variables;
		this._parent = _parent;
	}
	*[Symbol.iterator]() {
		for (let [name, type] of this._parent ?? []) this._variables.has(name) || (yield [name, type]);
		for (let [name, type] of this._variables) yield [name, type];
	}
	push(inputs) {
		return createScope(inputs, this);
	}
	pop() {
		return this._parent;
	}
	find(name) {
		if (this._variables.has(name)) return this._variables.get(name);
		return this._parent?.find(name);
	}
};
// node_modules/@bufbuild/cel/dist/esm/env.js
const privateSymbol = Symbol.for("@bufbuild/cel/env");
const { BOOL, STRING: STRING$1 } = CelScalar;
function celEnv(options) {
	let re2Funcs = [];
	if (options?.re2 !== void 0) {
		let regex = options.re2;
		re2Funcs.push(celMethod(MATCHES, STRING$1, [STRING$1], BOOL, function(pattern) {
			return regex.compile(pattern).test(this);
		}));
	}
	return new _CelEnv(options?.namespace ?? "", options?.registry ? createRegistryWithWKT(options.registry) : createRegistryWithWKT(), createResolver(math_default, cast_default, time_default, logic_default, options?.funcs ?? [], re2Funcs), createScope(options?.variables));
}
var _CelEnv = class {
	_namespace;
	_registry;
	_funcs;
	_variables;
	[privateSymbol] = {};
	constructor(_namespace, _registry, _funcs, _variables) {
		this._namespace = _namespace;
		this._registry = _registry;
		this._funcs = _funcs;
		this._variables = _variables;
	}
	get namespace() {
		return this._namespace;
	}
	get registry() {
		return this._registry;
	}
	get funcs() {
		return this._funcs;
	}
	get variables() {
		return this._variables;
	}
};
// node_modules/@bufbuild/cel/dist/esm/logic-manager.js
var LogicManager = class LogicManager {
	builder;
	function;
	terms;
	ops;
	variadicASTs;
	constructor(builder, functionName, term, variadicASTs) {
		this.builder = builder;
		this.function = functionName;
		this.terms = [term];
		this.ops = [];
		this.variadicASTs = variadicASTs;
	}
	static newVariadicLogicManager(builder, functionName, term) {
		return new LogicManager(builder, functionName, term, !0);
	}
	static newBalancingLogicManager(builder, functionName, term) {
		return new LogicManager(builder, functionName, term, !1);
	}
	addTerm(op, term) {
		this.terms.push(term);
		this.ops.push(op);
	}
	toExpr() {
		if (this.terms.length === 1) return this.terms[0];
		if (this.variadicASTs) return this.builder.nextExpr(this.ops[0], {
			case: "callExpr",
			value: {
				$typeName: "cel.expr.Expr.Call",
				function: this.function,
				args: this.terms
			}
		});
		return this.balancedTree(0, this.ops.length - 1);
	}
	balancedTree(lo, hi) {
		let mid = Math.floor((lo + hi + 1) / 2);
		let left;
		left = mid === lo ? this.terms[mid] : this.balancedTree(lo, mid - 1);
		let right;
		right = mid === hi ? this.terms[mid + 1] : this.balancedTree(mid + 1, hi);
		return this.builder.nextExpr(this.ops[mid], {
			case: "callExpr",
			value: {
				$typeName: "cel.expr.Expr.Call",
				function: this.function,
				args: [left, right]
			}
		});
	}
};
// node_modules/@bufbuild/cel/dist/esm/builder.js
const encoder = new TextEncoder();
const accuVarName = "@result";
var Builder = class {
	#prevId = 0n;
	sourceInfo = {
		$typeName: "cel.expr.SourceInfo",
		syntaxVersion: "",
		location: "",
		lineOffsets: [],
		positions: {},
		macroCalls: {},
		extensions: []
	};
	nextExpr(offset, exprKind) {
		this.sourceInfo.positions[(++this.#prevId).toString()] = offset;
		return {
			$typeName: "cel.expr.Expr",
			id: this.#prevId,
			exprKind
		};
	}
	nextEntry(offset, keyKind, value) {
		this.sourceInfo.positions[(++this.#prevId).toString()] = offset;
		return {
			$typeName: "cel.expr.Expr.CreateStruct.Entry",
			id: this.#prevId,
			keyKind,
			value,
			optionalEntry: !1
		};
	}
	newConstExpr(offset, constantKind) {
		return this.nextExpr(offset, {
			case: "constExpr",
			value: {
				$typeName: "cel.expr.Constant",
				constantKind
			}
		});
	}
	newCallExpr(offset, functionName, args) {
		if (functionName === "has" && args.length === 1 && args[0].exprKind?.case === "selectExpr") return this.expandHasMacro(offset, args[0]);
		if ((functionName === "_||_" || functionName === "_&&_") && args.length > 1) {
			let logicManager = LogicManager.newBalancingLogicManager(this, functionName, args[0]);
			for (let i = 1; i < args.length; i += 1) logicManager.addTerm(offset, args[i]);
			return logicManager.toExpr();
		}
		return this.nextExpr(offset, {
			case: "callExpr",
			value: {
				$typeName: "cel.expr.Expr.Call",
				function: functionName,
				args
			}
		});
	}
	newMemberCallExpr(offset, target, functionName, args) {
		return this.maybeExpand(offset, this.nextExpr(offset, {
			case: "callExpr",
			value: {
				$typeName: "cel.expr.Expr.Call",
				function: functionName,
				target,
				args
			}
		}));
	}
	newStringExpr(offset, sequence) {
		return this.newConstExpr(offset, {
			case: "stringValue",
			value: sequence.reduce((string, chunk) => {
				if (typeof chunk != "string") {
					if (chunk.some((cp) => cp >= 55296 && cp < 57344)) throw Error("surrogate code points are not allowed");
					return string + String.fromCodePoint(...chunk);
				}
				return string + chunk;
			}, "")
		});
	}
	newBytesExpr(offset, sequence) {
		let chunks = [];
		let totalSize = 0;
		for (let rawChunk of sequence) {
			let chunk = typeof rawChunk == "string" ? encoder.encode(rawChunk) : rawChunk;
			chunks.push(chunk);
			totalSize += chunk.length;
		}
		let value = new Uint8Array(totalSize);
		let chunkOffset = 0;
		for (let chunk of chunks) {
			value.set(chunk, chunkOffset);
			chunkOffset += chunk.length;
		}
		return this.newConstExpr(offset, {
			case: "bytesValue",
			value
		});
	}
	newBoolExpr(offset, keyword) {
		return this.newConstExpr(offset, {
			case: "boolValue",
			value: keyword === "true"
		});
	}
	newInt64Expr(offset, digits) {
		return this.newConstExpr(offset, {
			case: "int64Value",
			value: digits[0] === "-" ? -BigInt(digits.slice(1)) : BigInt(digits)
		});
	}
	newUnsignedInt64Expr(offset, digits) {
		return this.newConstExpr(offset, {
			case: "uint64Value",
			value: BigInt(digits)
		});
	}
	newDoubleExpr(offset, digits) {
		return this.newConstExpr(offset, {
			case: "doubleValue",
			value: parseFloat(digits)
		});
	}
	newNullExpr(offset) {
		return this.newConstExpr(offset, {
			case: "nullValue",
			value: 0
		});
	}
	newIdentExpr(offset, name) {
		return this.nextExpr(offset, {
			case: "identExpr",
			value: {
				$typeName: "cel.expr.Expr.Ident",
				name
			}
		});
	}
	newInfixExpr(offset, op, args) {
		return this.newCallExpr(offset, op === "in" ? "@in" : `_${op}_`, args);
	}
	newSelectExpr(offset, operand, field) {
		return this.nextExpr(offset, {
			case: "selectExpr",
			value: {
				$typeName: "cel.expr.Expr.Select",
				operand,
				field,
				testOnly: !1
			}
		});
	}
	newIndexExpr(offset, operand, index) {
		return this.newCallExpr(offset, "_[_]", [operand, index]);
	}
	expandHasMacro(offset, target) {
		if (target.exprKind.case !== "selectExpr") return this.newCallExpr(offset, "has", [target]);
		let test = this.nextExpr(offset, {
			case: "selectExpr",
			value: {
				...target.exprKind.value,
				testOnly: !0
			}
		});
		this.addMacroCall(test.id, "has", void 0, [target]);
		return test;
	}
	newListExpr(offset, elements) {
		return this.nextExpr(offset, {
			case: "listExpr",
			value: {
				$typeName: "cel.expr.Expr.CreateList",
				elements,
				optionalIndices: []
			}
		});
	}
	newBoolMacro(offset, iterRange, iterVar, init, loopStep, loopCondition) {
		return this.nextExpr(offset, {
			case: "comprehensionExpr",
			value: {
				$typeName: "cel.expr.Expr.Comprehension",
				accuVar: accuVarName,
				accuInit: this.newConstExpr(offset, {
					case: "boolValue",
					value: init
				}),
				iterVar,
				iterVar2: "",
				iterRange,
				loopStep,
				loopCondition,
				result: this.newIdentExpr(offset, accuVarName)
			}
		});
	}
	newListMacro(offset, iterRange, iterVar, loopStep) {
		return this.nextExpr(offset, {
			case: "comprehensionExpr",
			value: {
				$typeName: "cel.expr.Expr.Comprehension",
				accuVar: accuVarName,
				accuInit: this.newListExpr(offset, []),
				iterVar,
				iterVar2: "",
				iterRange,
				loopCondition: this.newConstExpr(offset, {
					case: "boolValue",
					value: !0
				}),
				loopStep,
				result: this.newIdentExpr(offset, accuVarName)
			}
		});
	}
	expandExistsMacro(offset, target, x, test) {
		return this.newBoolMacro(offset, target, x, !1, this.newCallExpr(offset, "_||_", [this.newIdentExpr(offset, accuVarName), test]), this.newCallExpr(offset, "@not_strictly_false", [this.newCallExpr(offset, "!_", [this.newIdentExpr(offset, accuVarName)])]));
	}
	expandAllMacro(offset, target, x, test) {
		return this.newBoolMacro(offset, target, x, !0, this.newCallExpr(offset, "_&&_", [this.newIdentExpr(offset, accuVarName), test]), this.newCallExpr(offset, "@not_strictly_false", [this.newIdentExpr(offset, accuVarName)]));
	}
	expandMapMacro(offset, target, x, step) {
		return this.newListMacro(offset, target, x, this.newCallExpr(offset, "_+_", [this.newIdentExpr(offset, accuVarName), this.newListExpr(offset, [step])]));
	}
	expandMapFilterMacro(offset, target, x, test, step) {
		return this.newListMacro(offset, target, x, this.newCallExpr(offset, "_?_:_", [
			test,
			this.newCallExpr(offset, "_+_", [this.newIdentExpr(offset, accuVarName), this.newListExpr(offset, [step])]),
			this.newIdentExpr(offset, accuVarName)
		]));
	}
	expandFilterMacro(offset, target, x, step) {
		return this.newListMacro(offset, target, x, this.newCallExpr(offset, "_?_:_", [
			step,
			this.newCallExpr(offset, "_+_", [this.newIdentExpr(offset, accuVarName), this.newListExpr(offset, [this.newIdentExpr(offset, x)])]),
			this.newIdentExpr(offset, accuVarName)
		]));
	}
	expandExistsOne(offset, iterRange, iterVar, step) {
		return this.nextExpr(offset, {
			case: "comprehensionExpr",
			value: {
				$typeName: "cel.expr.Expr.Comprehension",
				accuVar: accuVarName,
				accuInit: this.newConstExpr(offset, {
					case: "int64Value",
					value: BigInt(0)
				}),
				iterVar,
				iterVar2: "",
				iterRange,
				loopCondition: this.newConstExpr(offset, {
					case: "boolValue",
					value: !0
				}),
				loopStep: this.newCallExpr(offset, "_?_:_", [
					step,
					this.newCallExpr(offset, "_+_", [this.newIdentExpr(offset, accuVarName), this.newConstExpr(offset, {
						case: "int64Value",
						value: BigInt(1)
					})]),
					this.newIdentExpr(offset, accuVarName)
				]),
				result: this.newCallExpr(offset, "_==_", [this.newIdentExpr(offset, accuVarName), this.newConstExpr(offset, {
					case: "int64Value",
					value: BigInt(1)
				})])
			}
		});
	}
	maybeExpand(offset, call) {
		if (call.exprKind.case === "callExpr") {
			let callExpr = call.exprKind.value;
			let varName = callExpr.args[0];
			if (varName !== void 0 && call.exprKind.value.target !== void 0 && varName.exprKind?.case === "identExpr") {
				let expanded;
				if (callExpr.args.length === 2) switch (callExpr.function) {
					case "exists":
						expanded = this.expandExistsMacro(offset, call.exprKind.value.target, varName.exprKind.value.name, call.exprKind.value.args[1]);
						break;
					case "all":
						expanded = this.expandAllMacro(offset, call.exprKind.value.target, varName.exprKind.value.name, call.exprKind.value.args[1]);
						break;
					case "map":
						expanded = this.expandMapMacro(offset, call.exprKind.value.target, varName.exprKind.value.name, call.exprKind.value.args[1]);
						break;
					case "filter":
						expanded = this.expandFilterMacro(offset, call.exprKind.value.target, varName.exprKind.value.name, call.exprKind.value.args[1]);
						break;
					case "exists_one":
					case "existsOne": expanded = this.expandExistsOne(offset, call.exprKind.value.target, varName.exprKind.value.name, call.exprKind.value.args[1]);
				}
				callExpr.args.length === 3 && callExpr.function == "map" && (expanded = this.expandMapFilterMacro(offset, call.exprKind.value.target, varName.exprKind.value.name, call.exprKind.value.args[1], call.exprKind.value.args[2]));
				if (expanded !== void 0) {
					this.addMacroCall(expanded.id, callExpr.function, callExpr.target, callExpr.args);
					return expanded;
				}
			}
		}
		return call;
	}
	addMacroCall(exprId, functionName, target, args) {
		let macroArgs = args.map((arg) => this.buildMacroCallArg(arg));
		let macroTarget = target === void 0 ? void 0 : this.buildMacroCallArg(target);
		let macroCall = macroTarget === void 0 ? {
			$typeName: "cel.expr.Expr",
			id: 0n,
			exprKind: {
				case: "callExpr",
				value: {
					$typeName: "cel.expr.Expr.Call",
					function: functionName,
					args: macroArgs
				}
			}
		} : {
			$typeName: "cel.expr.Expr",
			id: 0n,
			exprKind: {
				case: "callExpr",
				value: {
					$typeName: "cel.expr.Expr.Call",
					function: functionName,
					target: macroTarget,
					args: macroArgs
				}
			}
		};
		this.sourceInfo.macroCalls[exprId.toString()] = macroCall;
	}
	buildMacroCallArg(expr) {
		if (this.sourceInfo.macroCalls[expr.id.toString()] !== void 0) return {
			$typeName: "cel.expr.Expr",
			id: expr.id,
			exprKind: {
				case: void 0,
				value: void 0
			}
		};
		if (expr.exprKind.case === "callExpr") {
			let call = expr.exprKind.value;
			let macroArgs = call.args.map((arg) => this.buildMacroCallArg(arg));
			let macroTarget = call.target === void 0 ? void 0 : this.buildMacroCallArg(call.target);
			return {
				$typeName: "cel.expr.Expr",
				id: expr.id,
				exprKind: {
					case: "callExpr",
					value: {
						$typeName: "cel.expr.Expr.Call",
						function: call.function,
						target: macroTarget,
						args: macroArgs
					}
				}
			};
		}
		if (expr.exprKind.case === "selectExpr") {
			let sel = expr.exprKind.value;
			return {
				$typeName: "cel.expr.Expr",
				id: expr.id,
				exprKind: {
					case: "selectExpr",
					value: {
						$typeName: "cel.expr.Expr.Select",
						operand: sel.operand ? this.buildMacroCallArg(sel.operand) : void 0,
						field: sel.field,
						testOnly: sel.testOnly
					}
				}
			};
		}
		if (expr.exprKind.case === "listExpr") {
			let list = expr.exprKind.value;
			return {
				$typeName: "cel.expr.Expr",
				id: expr.id,
				exprKind: {
					case: "listExpr",
					value: {
						$typeName: "cel.expr.Expr.CreateList",
						elements: list.elements.map((el) => this.buildMacroCallArg(el)),
						optionalIndices: list.optionalIndices
					}
				}
			};
		}
		return expr;
	}
	newMapEntry(offset, key, value) {
		return this.nextEntry(offset, {
			case: "mapKey",
			value: key
		}, value);
	}
	newStructExpr(offset, entries, messageName = "") {
		return this.nextExpr(offset, {
			case: "structExpr",
			value: {
				$typeName: "cel.expr.Expr.CreateStruct",
				entries,
				messageName
			}
		});
	}
	newStructEntry(offset, field, value) {
		return this.nextEntry(offset, {
			case: "fieldKey",
			value: field
		}, value);
	}
};
// node_modules/@bufbuild/cel/dist/esm/parser.js
var runtime;
(function(runtime) {
	class GrammarLocation {
		source;
		start;
		constructor(source, start) {
			this.source = source;
			this.start = start;
		}
		toString() {
			return String(this.source);
		}
		offset(loc) {
			return {
				line: loc.line + this.start.line - 1,
				column: loc.line === 1 ? loc.column + this.start.column - 1 : loc.column,
				offset: loc.offset + this.start.offset
			};
		}
		static offsetStart(range) {
			if (range.source instanceof GrammarLocation) return range.source.offset(range.start);
			return range.start;
		}
		static offsetEnd(range) {
			if (range.source instanceof GrammarLocation) return range.source.offset(range.end);
			return range.end;
		}
	}
	runtime.GrammarLocation = GrammarLocation;
	runtime.padEnd = function padEnd(str, targetLength, padString) {
		padString ||= " ";
		if (str.length > targetLength) return str;
		targetLength -= str.length;
		padString += padString.repeat(targetLength);
		return str + padString.slice(0, targetLength);
	};
	class ParseFailure {}
	runtime.ParseFailure = ParseFailure;
	runtime.isFailure = function isFailure(r) {
		return !r.success;
	};
	function getLine(input, offset) {
		let line = 1;
		for (let i = 0; i < offset; i++) if (input[i] === "\r") {
			input[i + 1] === "\n" && i++;
			line++;
		} else input[i] === "\n" && line++;
		return line;
	}
	function getColumn(input, offset) {
		let column = 1;
		for (let i = offset; i > 0 && !["\n", "\r"].includes(input[i - 1]); i--) column++;
		return column;
	}
	runtime.getLocation = function getLocation(source, input, start, remainder) {
		return {
			source,
			start: {
				offset: input.length - start.length,
				line: getLine(input, input.length - start.length),
				column: getColumn(input, input.length - start.length)
			},
			end: {
				offset: input.length - remainder.length,
				line: getLine(input, input.length - remainder.length),
				column: getColumn(input, input.length - remainder.length)
			}
		};
	};
	runtime.getRange = function getRange(source, input, start, remainder) {
		return {
			source,
			start: input.length - start.length,
			end: input.length - remainder.length
		};
	};
	runtime.getText = function getText(start, remainder) {
		return start.slice(0, remainder.length > 0 ? -remainder.length : void 0);
	};
})(runtime ||= {});
var ParseError = class ParseError extends Error {
	rawMessage;
	location;
	constructor(message, location, name = "parse error") {
		super(ParseError.#formatMessage(message, location));
		this.name = name;
		this.rawMessage = message;
		this.location = location;
	}
	static #formatMessage(message, location) {
		return `${location.source === void 0 ? "<input>" : String(location.source)}:${location.start.line}:${location.start.column}: ` + message;
	}
};
var ParseSyntaxError = class ParseSyntaxError extends ParseError {
	expected;
	found;
	constructor(expected, found, location, name = "syntax error") {
		super(ParseSyntaxError.#formatMessage(expected, found), location, name);
		this.expected = expected;
		this.found = found;
	}
	static #formatMessage(expected, found) {
		function encode(s) {
			return "'" + s.replace(/[\\\x07\b\f\n\r\t\v']/g, (match) => {
				switch (match) {
					case "\\": return "\\\\";
					case "\x07": return "\\x07";
					case "\b": return "\\b";
					case "\f": return "\\f";
					case "\n": return "\\n";
					case "\r": return "\\r";
					case "	": return "\\t";
					case "\v": return "\\v";
					case "'": return "\\'";
					default: throw Error("Unexpected string encoding replacement character. This should be an unreachable error.");
				}
			}) + "'";
		}
		function describeExpected(expected) {
			let descriptions = [...new Set(expected.map((e) => {
				if (e.type === "literal") return encode(e.value);
				return e.value;
			}))];
			descriptions.sort();
			switch (descriptions.length) {
				case 1: return descriptions[0];
				case 2: return `${descriptions[0]} or ${descriptions[1]}`;
				default: return descriptions.slice(0, -1).join(", ") + ", or " + descriptions[descriptions.length - 1];
			}
		}
		function describeFound(found) {
			return found.length === 1 ? found : "end of input";
		}
		return "found " + describeFound(found) + " but expecting " + describeExpected(expected);
	}
};
const item2 = {
	type: "any",
	value: "any character"
};
const item43 = {
	type: "class",
	value: "/^[\\t\\n\\f\\r ]/g"
};
const item44 = {
	type: "other",
	value: "whitespace"
};
const item50 = {
	type: "literal",
	value: "//"
};
const item53 = {
	type: "class",
	value: "/^[^\\r\\n]/g"
};
const item58 = {
	type: "class",
	value: "/^[\\r\\n]/g"
};
const item59 = {
	type: "other",
	value: "new line"
};
const item61 = {
	type: "other",
	value: "comment"
};
const item78 = {
	type: "literal",
	value: "-"
};
const item84 = {
	type: "other",
	value: "digit"
};
const item86 = {
	type: "literal",
	value: "."
};
const item96 = {
	type: "class",
	value: "/^[+\\-]/g"
};
const item107 = {
	type: "other",
	value: "float literal"
};
const item117 = {
	type: "literal",
	value: "0x"
};
const item127 = {
	type: "class",
	value: "/^[uU]/g"
};
const item130 = {
	type: "other",
	value: "unsigned integer literal"
};
const item146 = {
	type: "other",
	value: "integer literal"
};
const item156 = {
	type: "class",
	value: "/^[rR]/g"
};
const item161 = {
	type: "literal",
	value: "\"\"\""
};
const item174 = {
	type: "literal",
	value: "'''"
};
const item185 = {
	type: "literal",
	value: "\""
};
const item197 = {
	type: "literal",
	value: "'"
};
const item225 = {
	type: "literal",
	value: "\\"
};
const item227 = {
	type: "class",
	value: "/^[xX]/g"
};
const item236 = {
	type: "other",
	value: "byte value"
};
const item242 = {
	type: "literal",
	value: "\\u"
};
const item250 = {
	type: "literal",
	value: "\\U"
};
const item262 = {
	type: "class",
	value: "/^[0-3]/g"
};
const item268 = {
	type: "other",
	value: "escaped bytes"
};
const item269 = {
	type: "other",
	value: "byte sequence"
};
const item275 = {
	type: "class",
	value: "/^[abfnrtv]/g"
};
const item281 = {
	type: "class",
	value: "/^[\"'`\\\\?]/g"
};
const item282 = {
	type: "other",
	value: "escaped character"
};
const item329 = {
	type: "other",
	value: "quoted character sequence"
};
const item331 = {
	type: "other",
	value: "string literal"
};
const item337 = {
	type: "class",
	value: "/^[bB]/g"
};
const item341 = {
	type: "other",
	value: "bytes literal"
};
const item348 = {
	type: "literal",
	value: "true"
};
const item350 = {
	type: "literal",
	value: "false"
};
const item352 = {
	type: "other",
	value: "boolean literal"
};
const item358 = {
	type: "literal",
	value: "null"
};
const item364 = {
	type: "other",
	value: "null literal"
};
const item377 = {
	type: "class",
	value: "/^[_a-zA-Z]/g"
};
const item382 = {
	type: "other",
	value: "identifier"
};
const item384 = {
	type: "literal",
	value: "("
};
const item389 = {
	type: "literal",
	value: ","
};
const item391 = {
	type: "literal",
	value: ")"
};
const item411 = {
	type: "other",
	value: "selector"
};
const item416 = {
	type: "literal",
	value: "{"
};
const item426 = {
	type: "literal",
	value: ":"
};
const item435 = {
	type: "literal",
	value: "}"
};
const item454 = {
	type: "literal",
	value: "["
};
const item459 = {
	type: "literal",
	value: "]"
};
const item527 = {
	type: "literal",
	value: "!"
};
const item543 = {
	type: "class",
	value: "/^[*\\/%]/g"
};
const item580 = {
	type: "literal",
	value: "<="
};
const item582 = {
	type: "literal",
	value: "<"
};
const item584 = {
	type: "literal",
	value: ">="
};
const item586 = {
	type: "literal",
	value: ">"
};
const item588 = {
	type: "literal",
	value: "=="
};
const item590 = {
	type: "literal",
	value: "!="
};
const item594 = {
	type: "literal",
	value: "in"
};
const item596 = {
	type: "other",
	value: "relational operator"
};
const item604 = {
	type: "literal",
	value: "&&"
};
const item610 = {
	type: "literal",
	value: "||"
};
const item619 = {
	type: "literal",
	value: "?"
};
const item628 = {
	type: "end",
	value: "end of input"
};
function parse$1(input, options = {}) {
	let parse$source = options.grammarSource;
	let builder = new Builder();
	let result = item1(input);
	if (result.success === !0) return result.value;
	let remainder = input;
	let failedExpectations = [];
	for (let e of result.failedExpectations) {
		if (e.remainder.length < remainder.length) {
			remainder = e.remainder;
			failedExpectations = [];
		}
		e.remainder.length === remainder.length && failedExpectations.push(e);
	}
	throw new ParseSyntaxError(failedExpectations.map((e) => e.expectation), remainder.slice(0, 1), runtime.getLocation(parse$source, input, remainder, remainder));
	function item106(offset, digits) {
		return builder.newDoubleExpr(offset(), digits);
	}
	function item129(offset, digits) {
		return builder.newUnsignedInt64Expr(offset(), digits);
	}
	function item145(offset, digits) {
		return builder.newInt64Expr(offset(), digits);
	}
	function item238(value) {
		return parseInt(value, 16);
	}
	function item246(value) {
		return parseInt(value, 16);
	}
	function item254(value) {
		return parseInt(value, 16);
	}
	function item267(value) {
		return parseInt(value, 8);
	}
	function item276(value) {
		switch (value) {
			case "a": return "\x07";
			case "b": return "\b";
			case "f": return "\f";
			case "n": return "\n";
			case "r": return "\r";
			case "t": return "	";
			case "v": return "\v";
		}
		throw Error();
	}
	function item330(offset, bytes) {
		return builder.newStringExpr(offset(), bytes);
	}
	function item340(offset, bytes) {
		return builder.newBytesExpr(offset(), bytes);
	}
	function item351(offset, keyword) {
		return builder.newBoolExpr(offset(), keyword);
	}
	function item363(offset) {
		return builder.newNullExpr(offset());
	}
	function item381(error, id) {
		[
			"true",
			"false",
			"null",
			"in",
			"as",
			"break",
			"const",
			"continue",
			"else",
			"for",
			"function",
			"if",
			"import",
			"let",
			"loop",
			"package",
			"namespace",
			"return",
			"var",
			"void",
			"while"
		].includes(id) && error("reserved identifier");
		return id;
	}
	function item393(offset, identifier, args) {
		return builder.newCallExpr(offset(), identifier, args);
	}
	function item410(error, selector) {
		[
			"true",
			"false",
			"null",
			"in"
		].includes(selector) && error("reserved keyword");
		return selector;
	}
	function item430(offset, key, value) {
		return builder.newStructEntry(offset(), key, value);
	}
	function item437(offset, dot, name, entries) {
		return builder.newStructExpr(offset(), entries, (dot === null ? "" : dot) + name.join("."));
	}
	function item444(offset, name) {
		return builder.newIdentExpr(offset(), name);
	}
	function item461(offset, elements) {
		return builder.newListExpr(offset(), elements);
	}
	function item475(offset, key, value) {
		return builder.newMapEntry(offset(), key, value);
	}
	function item484(offset, entries) {
		return builder.newStructExpr(offset(), entries);
	}
	function item500(offset, field) {
		return (prevExpr) => builder.newSelectExpr(offset(), prevExpr, field);
	}
	function item509(offset, func, args) {
		return (prevExpr) => builder.newMemberCallExpr(offset(), prevExpr, func, args);
	}
	function item516(offset, index) {
		return (prevExpr) => builder.newCallExpr(offset(), "_[_]", [prevExpr, index]);
	}
	function item519(primary, tail) {
		if (tail.length === 0) return primary;
		return tail.reduce((expr, op) => op(expr), primary);
	}
	function item532(offset, ops, expr) {
		if (ops.length % 2 == 0) return expr;
		if (expr.exprKind.case === "callExpr" && expr.exprKind.value.function === `${ops[0]}_`) return expr.exprKind.value.args[0];
		return builder.newCallExpr(offset(), `${ops[0]}_`, [expr]);
	}
	function item544(o) {
		return `_${o}_`;
	}
	function item547(offset, operator, nextExpr) {
		return (prevExpr) => builder.newCallExpr(offset(), operator, [prevExpr, nextExpr]);
	}
	function item549(unary, tail) {
		if (tail === null) return unary;
		return tail.reduce((expr, op) => op(expr), unary);
	}
	function item560(o) {
		return `_${o}_`;
	}
	function item562(offset, operator, nextExpr) {
		return (prevExpr) => builder.newCallExpr(offset(), operator, [prevExpr, nextExpr]);
	}
	function item564(multiplication, tail) {
		if (tail === null) return multiplication;
		return tail.reduce((expr, op) => op(expr), multiplication);
	}
	function item591(operator) {
		return `_${operator}_`;
	}
	function item595() {
		return "@in";
	}
	function item598(offset, operator, nextExpr) {
		return (prevExpr) => builder.newCallExpr(offset(), operator, [prevExpr, nextExpr]);
	}
	function item600(addition, tail) {
		if (tail === null) return addition;
		return tail.reduce((expr, op) => op(expr), addition);
	}
	function item606(offset, relation) {
		if (relation.length === 1) return relation[0];
		let logicManager = LogicManager.newBalancingLogicManager(builder, "_&&_", relation[0]);
		for (let i = 1; i < relation.length; i += 1) logicManager.addTerm(offset(), relation[i]);
		return logicManager.toExpr();
	}
	function item612(offset, and) {
		if (and.length === 1) return and[0];
		let logicManager = LogicManager.newBalancingLogicManager(builder, "_||_", and[0]);
		for (let i = 1; i < and.length; i += 1) logicManager.addTerm(offset(), and[i]);
		return logicManager.toExpr();
	}
	function item624(t, f) {
		return [t, f];
	}
	function item626(offset, or, tail) {
		if (tail === null) return or;
		return builder.newCallExpr(offset(), "_?_:_", [or, ...tail]);
	}
	function item627(expr) {
		return {
			expr,
			sourceInfo: builder.sourceInfo
		};
	}
	function item1(text) {
		let result = item4(text);
		if (result.success === !0) {
			if (result.remainder.length === 0) return result;
			return {
				success: !1,
				remainder: result.remainder,
				failedExpectations: [{
					expectation: item628,
					remainder: result.remainder
				}]
			};
		}
		return result;
	}
	function item4(text) {
		let result = item7(text);
		if (result.success === !0) return {
			success: !0,
			value: item627(result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item7(text) {
		let result = item8(text);
		if (result.success === !0) return {
			success: !0,
			value: item626(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item8(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item11(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item614(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result0.value, result2.value],
			remainder,
			failedExpectations
		};
	}
	function item11(text) {
		let result = item13(text);
		if (result.success === !0) return {
			success: !0,
			value: item612(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item13(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let r = remainder;
			if (values.length > 0) {
				let result = item607(r);
				failedExpectations.push(...result.failedExpectations);
				if (result.success === !1) break;
				r = result.remainder;
			}
			let result = item15(r);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item15(text) {
		let result = item17(text);
		if (result.success === !0) return {
			success: !0,
			value: item606(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item17(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let r = remainder;
			if (values.length > 0) {
				let result = item601(r);
				failedExpectations.push(...result.failedExpectations);
				if (result.success === !1) break;
				r = result.remainder;
			}
			let result = item19(r);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item19(text) {
		let result = item20(text);
		if (result.success === !0) return {
			success: !0,
			value: item600(result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item20(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item23(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = item566(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result0.value, result1.value],
			remainder,
			failedExpectations
		};
	}
	function item23(text) {
		let result = item24(text);
		if (result.success === !0) return {
			success: !0,
			value: item564(result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item24(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item27(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = item551(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result0.value, result1.value],
			remainder,
			failedExpectations
		};
	}
	function item27(text) {
		let result = item28(text);
		if (result.success === !0) return {
			success: !0,
			value: item549(result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item28(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item31(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = item534(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result0.value, result1.value],
			remainder,
			failedExpectations
		};
	}
	function item31(text) {
		let choices = [item33, item520];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item33(text) {
		let result = item34(text);
		if (result.success === !0) return {
			success: !0,
			value: item519(result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item34(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item66(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item487(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result1.value, result2.value],
			remainder,
			failedExpectations
		};
	}
	function item36(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item37(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = item45(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item62(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [
				result0.value,
				result1.value,
				result2.value
			],
			remainder,
			failedExpectations
		};
	}
	function item37(text) {
		let result = item39(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item39(text) {
		let result = item40(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item44,
				remainder: result.remainder
			}]
		};
	}
	function item40(text) {
		let matches = text.match(/^([\t\n\f\r ])+/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item43,
				remainder: text
			}]
		};
	}
	function item45(text) {
		let result = item47(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item47(text) {
		let result = item48(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item61,
				remainder: result.remainder
			}]
		};
	}
	function item48(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item49(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = item51(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item55(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [
				result0.value,
				result1.value,
				result2.value
			],
			remainder,
			failedExpectations
		};
	}
	function item49(text) {
		if (text.startsWith("//")) return {
			success: !0,
			value: "//",
			remainder: text.slice(2),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item50,
				remainder: text
			}]
		};
	}
	function item51(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item52(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item52(text) {
		if (/^[^\r\n]/g.test(text)) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item53,
				remainder: text
			}]
		};
	}
	function item55(text) {
		let result = item56(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item59,
				remainder: result.remainder
			}]
		};
	}
	function item56(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item57(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item57(text) {
		if (/^[\r\n]/g.test(text)) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item58,
				remainder: text
			}]
		};
	}
	function item62(text) {
		let result = item39(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item66(text) {
		let choices = [
			item68,
			item365,
			item394,
			item438,
			item445,
			item450,
			item462
		];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item68(text) {
		let choices = [
			item70,
			item109,
			item132,
			item148,
			item333,
			item343,
			item354
		];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item70(text) {
		let result = item71(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item107,
				remainder: result.remainder
			}]
		};
	}
	function item71(text) {
		let result = item73(text);
		if (result.success === !0) return {
			success: !0,
			value: item106(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item73(text) {
		let matches = text.match(/^((-)?([0-9])*\.([0-9])+([eE]([+\-])?([0-9])+)?|(-)?([0-9])+[eE]([+\-])?([0-9])+)/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [
				{
					expectation: item78,
					remainder: text
				},
				{
					expectation: item84,
					remainder: text
				},
				{
					expectation: item86,
					remainder: text
				}
			]
		};
	}
	function item109(text) {
		let result = item110(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item130,
				remainder: result.remainder
			}]
		};
	}
	function item110(text) {
		let result = item111(text);
		if (result.success === !0) return {
			success: !0,
			value: item129(() => input.length - text.length, result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item111(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item113(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = remainder.match(/^[uU]/g);
		failedExpectations.push({
			expectation: item127,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		return {
			success: !0,
			value: [result0.value],
			remainder,
			failedExpectations
		};
	}
	function item113(text) {
		let matches = text.match(/^(0x([0-9abcdefABCDEF])+|([0-9])+)/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item117,
				remainder: text
			}, {
				expectation: item84,
				remainder: text
			}]
		};
	}
	function item132(text) {
		let result = item133(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item146,
				remainder: result.remainder
			}]
		};
	}
	function item133(text) {
		let result = item135(text);
		if (result.success === !0) return {
			success: !0,
			value: item145(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item135(text) {
		let matches = text.match(/^(-)?(0x([0-9abcdefABCDEF])+|([0-9])+)/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [
				{
					expectation: item78,
					remainder: text
				},
				{
					expectation: item117,
					remainder: text
				},
				{
					expectation: item84,
					remainder: text
				}
			]
		};
	}
	function item148(text) {
		let result = item149(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item331,
				remainder: result.remainder
			}]
		};
	}
	function item149(text) {
		let result = item152(text);
		if (result.success === !0) return {
			success: !0,
			value: item330(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item152(text) {
		let result = item153(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item329,
				remainder: result.remainder
			}]
		};
	}
	function item153(text) {
		let choices = [item154, item207];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item154(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^[rR]/g);
		failedExpectations.push({
			expectation: item156,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item158(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item158(text) {
		let choices = [
			item159,
			item172,
			item183,
			item195
		];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item159(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^"""/g);
		failedExpectations.push({
			expectation: item161,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item163(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^"""/g);
		failedExpectations.push({
			expectation: item161,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item163(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item164(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item164(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(?!""")/g);
		failedExpectations.push();
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item168(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item168(text) {
		if (text.length > 0) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item172(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^'''/g);
		failedExpectations.push({
			expectation: item174,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item176(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^'''/g);
		failedExpectations.push({
			expectation: item174,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item176(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item177(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item177(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(?!''')/g);
		failedExpectations.push();
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item181(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item181(text) {
		if (text.length > 0) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item183(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^"/g);
		failedExpectations.push({
			expectation: item185,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item187(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^"/g);
		failedExpectations.push({
			expectation: item185,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item187(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item188(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item188(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(?!("|([\r\n])+))/g);
		failedExpectations.push();
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item193(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item193(text) {
		if (text.length > 0) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item195(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^'/g);
		failedExpectations.push({
			expectation: item197,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item199(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^'/g);
		failedExpectations.push({
			expectation: item197,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item199(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item200(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item200(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(?!('|([\r\n])+))/g);
		failedExpectations.push();
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item205(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item205(text) {
		if (text.length > 0) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item207(text) {
		let choices = [
			item208,
			item291,
			item303,
			item316
		];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item208(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^"""/g);
		failedExpectations.push({
			expectation: item161,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item211(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^"""/g);
		failedExpectations.push({
			expectation: item161,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item211(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item212(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item212(text) {
		let choices = [item214, item283];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item214(text) {
		let result = item215(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item282,
				remainder: result.remainder
			}]
		};
	}
	function item215(text) {
		let choices = [
			item217,
			item270,
			item277
		];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item217(text) {
		let result = item218(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item269,
				remainder: result.remainder
			}]
		};
	}
	function item218(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item220(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item220(text) {
		let result = item221(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item268,
				remainder: result.remainder
			}]
		};
	}
	function item221(text) {
		let choices = [
			item222,
			item239,
			item247,
			item255
		];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item222(text) {
		let result = item223(text);
		if (result.success === !0) return {
			success: !0,
			value: item238(result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item223(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\\/g);
		failedExpectations.push({
			expectation: item225,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = remainder.match(/^[xX]/g);
		failedExpectations.push({
			expectation: item227,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item229(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result2.value],
			remainder,
			failedExpectations
		};
	}
	function item229(text) {
		let matches = text.match(/^([0-9abcdefABCDEF][0-9abcdefABCDEF]){0,1}/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item236,
				remainder: text
			}]
		};
	}
	function item239(text) {
		let result = item240(text);
		if (result.success === !0) return {
			success: !0,
			value: item246(result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item240(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\\u/g);
		failedExpectations.push({
			expectation: item242,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item244(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result1.value],
			remainder,
			failedExpectations
		};
	}
	function item244(text) {
		let matches = text.match(/^([0-9abcdefABCDEF][0-9abcdefABCDEF]){0,2}/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item236,
				remainder: text
			}]
		};
	}
	function item247(text) {
		let result = item248(text);
		if (result.success === !0) return {
			success: !0,
			value: item254(result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item248(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\\U/g);
		failedExpectations.push({
			expectation: item250,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item252(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result1.value],
			remainder,
			failedExpectations
		};
	}
	function item252(text) {
		let matches = text.match(/^([0-9abcdefABCDEF][0-9abcdefABCDEF]){0,4}/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item236,
				remainder: text
			}]
		};
	}
	function item255(text) {
		let result = item256(text);
		if (result.success === !0) return {
			success: !0,
			value: item267(result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item256(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\\/g);
		failedExpectations.push({
			expectation: item225,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item259(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result1.value],
			remainder,
			failedExpectations
		};
	}
	function item259(text) {
		let matches = text.match(/^[0-3][0-7][0-7]/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item262,
				remainder: text
			}]
		};
	}
	function item270(text) {
		let result = item271(text);
		if (result.success === !0) return {
			success: !0,
			value: item276(result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item271(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\\/g);
		failedExpectations.push({
			expectation: item225,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item274(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result1.value],
			remainder,
			failedExpectations
		};
	}
	function item274(text) {
		if (/^[abfnrtv]/g.test(text)) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item275,
				remainder: text
			}]
		};
	}
	function item277(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\\/g);
		failedExpectations.push({
			expectation: item225,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item280(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item280(text) {
		if (/^["'`\\?]/g.test(text)) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item281,
				remainder: text
			}]
		};
	}
	function item283(text) {
		let matches = text.match(/^(?!""")[\s\S]/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item291(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^'''/g);
		failedExpectations.push({
			expectation: item174,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item294(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^'''/g);
		failedExpectations.push({
			expectation: item174,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item294(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item295(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item295(text) {
		let choices = [item214, item296];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item296(text) {
		let matches = text.match(/^(?!''')[\s\S]/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item303(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^"/g);
		failedExpectations.push({
			expectation: item185,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item306(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^"/g);
		failedExpectations.push({
			expectation: item185,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item306(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item307(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item307(text) {
		let choices = [item214, item308];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item308(text) {
		let matches = text.match(/^(?!("|([\r\n])+))[\s\S]/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item316(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^'/g);
		failedExpectations.push({
			expectation: item197,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item319(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^'/g);
		failedExpectations.push({
			expectation: item197,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item319(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item320(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item320(text) {
		let choices = [item214, item321];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item321(text) {
		let matches = text.match(/^(?!('|([\r\n])+))[\s\S]/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item2,
				remainder: text
			}]
		};
	}
	function item333(text) {
		let result = item334(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item341,
				remainder: result.remainder
			}]
		};
	}
	function item334(text) {
		let result = item335(text);
		if (result.success === !0) return {
			success: !0,
			value: item340(() => input.length - text.length, result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item335(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^[bB]/g);
		failedExpectations.push({
			expectation: item337,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item152(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: [result1.value],
			remainder,
			failedExpectations
		};
	}
	function item343(text) {
		let result = item344(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item352,
				remainder: result.remainder
			}]
		};
	}
	function item344(text) {
		let result = item346(text);
		if (result.success === !0) return {
			success: !0,
			value: item351(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item346(text) {
		let choices = [item347, item349];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item347(text) {
		if (text.startsWith("true")) return {
			success: !0,
			value: "true",
			remainder: text.slice(4),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item348,
				remainder: text
			}]
		};
	}
	function item349(text) {
		if (text.startsWith("false")) return {
			success: !0,
			value: "false",
			remainder: text.slice(5),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item350,
				remainder: text
			}]
		};
	}
	function item354(text) {
		let result = item355(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item364,
				remainder: result.remainder
			}]
		};
	}
	function item355(text) {
		let result = item356(text);
		if (result.success === !0) return {
			success: !0,
			value: item363(() => input.length - text.length),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item356(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^null/g);
		failedExpectations.push({
			expectation: item358,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = remainder.match(/^(?![_a-zA-Z0-9])/g);
		failedExpectations.push();
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		return {
			success: !0,
			value: [],
			remainder,
			failedExpectations
		};
	}
	function item365(text) {
		let result = item366(text);
		if (result.success === !0) return {
			success: !0,
			value: item393(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item366(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(\.)?/g);
		failedExpectations.push({
			expectation: item86,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item371(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		let result3 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result3?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result3[0].length);
		let result4 = remainder.match(/^\(/g);
		failedExpectations.push({
			expectation: item384,
			remainder
		});
		if (result4?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result4[0].length);
		let result5 = item387(remainder);
		failedExpectations.push(...result5.failedExpectations);
		if (result5.success === !1) return {
			success: !1,
			remainder: result5.remainder,
			failedExpectations
		};
		remainder = result5.remainder;
		let result6 = remainder.match(/^\)/g);
		failedExpectations.push({
			expectation: item391,
			remainder
		});
		if (result6?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result6[0].length);
		return {
			success: !0,
			value: [result2.value, result5.value],
			remainder,
			failedExpectations
		};
	}
	function item371(text) {
		let result = item372(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item382,
				remainder: result.remainder
			}]
		};
	}
	function item372(text) {
		let result = item374(text);
		if (result.success === !0) return {
			success: !0,
			value: item381((message, location = runtime.getLocation(parse$source, input, text, result.remainder), name) => {
				throw new ParseError(message, location, name);
			}, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item374(text) {
		let matches = text.match(/^[_a-zA-Z]([_a-zA-Z0-9])*/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item377,
				remainder: text
			}]
		};
	}
	function item387(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let r = remainder;
			if (values.length > 0) {
				let result = item388(r);
				failedExpectations.push(...result.failedExpectations);
				if (result.success === !1) break;
				r = result.remainder;
			}
			let result = item7(r);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item388(text) {
		if (text.startsWith(",")) return {
			success: !0,
			value: ",",
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item389,
				remainder: text
			}]
		};
	}
	function item394(text) {
		let result = item395(text);
		if (result.success === !0) return {
			success: !0,
			value: item437(() => input.length - text.length, result.value[0], result.value[1], result.value[2]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item395(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item397(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item400(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		let result3 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result3?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result3[0].length);
		let result4 = remainder.match(/^\{/g);
		failedExpectations.push({
			expectation: item416,
			remainder
		});
		if (result4?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result4[0].length);
		let result5 = item419(remainder);
		failedExpectations.push(...result5.failedExpectations);
		if (result5.success === !1) return {
			success: !1,
			remainder: result5.remainder,
			failedExpectations
		};
		remainder = result5.remainder;
		let result6 = remainder.match(/^(,)?/g);
		failedExpectations.push({
			expectation: item389,
			remainder
		});
		if (result6?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result6[0].length);
		let result7 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result7?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result7[0].length);
		let result8 = remainder.match(/^\}/g);
		failedExpectations.push({
			expectation: item435,
			remainder
		});
		if (result8?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result8[0].length);
		return {
			success: !0,
			value: [
				result0.value,
				result2.value,
				result5.value
			],
			remainder,
			failedExpectations
		};
	}
	function item397(text) {
		let result = item398(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item398(text) {
		if (text.startsWith(".")) return {
			success: !0,
			value: ".",
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item86,
				remainder: text
			}]
		};
	}
	function item400(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let r = remainder;
			if (values.length > 0) {
				let result = item412(r);
				failedExpectations.push(...result.failedExpectations);
				if (result.success === !1) break;
				r = result.remainder;
			}
			let result = item402(r);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item402(text) {
		let result = item403(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item411,
				remainder: result.remainder
			}]
		};
	}
	function item403(text) {
		let result = item405(text);
		if (result.success === !0) return {
			success: !0,
			value: item410((message, location = runtime.getLocation(parse$source, input, text, result.remainder), name) => {
				throw new ParseError(message, location, name);
			}, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item405(text) {
		let matches = text.match(/^[_a-zA-Z]([_a-zA-Z0-9])*/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item377,
				remainder: text
			}]
		};
	}
	function item412(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item36(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = item413(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item36(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [
				result0.value,
				result1.value,
				result0.value
			],
			remainder,
			failedExpectations
		};
	}
	function item413(text) {
		if (text.startsWith(".")) return {
			success: !0,
			value: ".",
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item86,
				remainder: text
			}]
		};
	}
	function item419(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let r = remainder;
			if (values.length > 0) {
				let result = item431(r);
				failedExpectations.push(...result.failedExpectations);
				if (result.success === !1) break;
				r = result.remainder;
			}
			let result = item420(r);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item420(text) {
		let result = item421(text);
		if (result.success === !0) return {
			success: !0,
			value: item430(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item421(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item402(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?:/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		}, {
			expectation: item426,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		let result3 = item7(remainder);
		failedExpectations.push(...result3.failedExpectations);
		if (result3.success === !1) return {
			success: !1,
			remainder: result3.remainder,
			failedExpectations
		};
		remainder = result3.remainder;
		return {
			success: !0,
			value: [result1.value, result3.value],
			remainder,
			failedExpectations
		};
	}
	function item431(text) {
		if (text.startsWith(",")) return {
			success: !0,
			value: ",",
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item389,
				remainder: text
			}]
		};
	}
	function item438(text) {
		let result = item439(text);
		if (result.success === !0) return {
			success: !0,
			value: item444(() => input.length - text.length, result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item439(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(\.)?/g);
		failedExpectations.push({
			expectation: item86,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item402(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result2.value],
			remainder,
			failedExpectations
		};
	}
	function item445(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\(/g);
		failedExpectations.push({
			expectation: item384,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item7(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^\)/g);
		failedExpectations.push({
			expectation: item391,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item450(text) {
		let result = item452(text);
		if (result.success === !0) return {
			success: !0,
			value: item461(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item452(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\[/g);
		failedExpectations.push({
			expectation: item454,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item387(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^(,)?/g);
		failedExpectations.push({
			expectation: item389,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		let result3 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result3?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result3[0].length);
		let result4 = remainder.match(/^\]/g);
		failedExpectations.push({
			expectation: item459,
			remainder
		});
		if (result4?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result4[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item462(text) {
		let result = item464(text);
		if (result.success === !0) return {
			success: !0,
			value: item484(() => input.length - text.length, result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item464(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\{/g);
		failedExpectations.push({
			expectation: item416,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item468(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^(,)?(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?\}/g);
		failedExpectations.push({
			expectation: item389,
			remainder
		}, {
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		}, {
			expectation: item435,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item468(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let r = remainder;
			if (values.length > 0) {
				let result = item476(r);
				failedExpectations.push(...result.failedExpectations);
				if (result.success === !1) break;
				r = result.remainder;
			}
			let result = item469(r);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item469(text) {
		let result = item470(text);
		if (result.success === !0) return {
			success: !0,
			value: item475(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item470(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = item7(remainder);
		failedExpectations.push(...result0.failedExpectations);
		if (result0.success === !1) return {
			success: !1,
			remainder: result0.remainder,
			failedExpectations
		};
		remainder = result0.remainder;
		let result1 = remainder.match(/^:/g);
		failedExpectations.push({
			expectation: item426,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item7(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result0.value, result2.value],
			remainder,
			failedExpectations
		};
	}
	function item476(text) {
		if (text.startsWith(",")) return {
			success: !0,
			value: ",",
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item389,
				remainder: text
			}]
		};
	}
	function item487(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item488(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item488(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item491(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		return {
			success: !0,
			value: result1.value,
			remainder,
			failedExpectations
		};
	}
	function item491(text) {
		let choices = [
			item492,
			item501,
			item510
		];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item492(text) {
		let result = item493(text);
		if (result.success === !0) return {
			success: !0,
			value: item500(() => input.length - text.length, result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item493(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\./g);
		failedExpectations.push({
			expectation: item86,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item402(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		let result3 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result3?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result3[0].length);
		let result4 = remainder.match(/^(?![(])/g);
		failedExpectations.push();
		if (result4?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result4[0].length);
		return {
			success: !0,
			value: [result2.value],
			remainder,
			failedExpectations
		};
	}
	function item501(text) {
		let result = item502(text);
		if (result.success === !0) return {
			success: !0,
			value: item509(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item502(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\./g);
		failedExpectations.push({
			expectation: item86,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result1?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result1[0].length);
		let result2 = item402(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		let result3 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result3?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result3[0].length);
		let result4 = remainder.match(/^\(/g);
		failedExpectations.push({
			expectation: item384,
			remainder
		});
		if (result4?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result4[0].length);
		let result5 = item387(remainder);
		failedExpectations.push(...result5.failedExpectations);
		if (result5.success === !1) return {
			success: !1,
			remainder: result5.remainder,
			failedExpectations
		};
		remainder = result5.remainder;
		let result6 = remainder.match(/^\)/g);
		failedExpectations.push({
			expectation: item391,
			remainder
		});
		if (result6?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result6[0].length);
		return {
			success: !0,
			value: [result2.value, result5.value],
			remainder,
			failedExpectations
		};
	}
	function item510(text) {
		let result = item511(text);
		if (result.success === !0) return {
			success: !0,
			value: item516(() => input.length - text.length, result.value[0]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item511(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\[/g);
		failedExpectations.push({
			expectation: item454,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item7(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^\]/g);
		failedExpectations.push({
			expectation: item459,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		return {
			success: !0,
			value: [result1.value],
			remainder,
			failedExpectations
		};
	}
	function item520(text) {
		let result = item521(text);
		if (result.success === !0) return {
			success: !0,
			value: item532(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item521(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item523(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item33(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result1.value, result2.value],
			remainder,
			failedExpectations
		};
	}
	function item523(text) {
		let matches = text.match(/^((!)+|(-)+)/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item527,
				remainder: text
			}, {
				expectation: item78,
				remainder: text
			}]
		};
	}
	function item534(text) {
		let result = item536(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item536(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item537(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item537(text) {
		let result = item538(text);
		if (result.success === !0) return {
			success: !0,
			value: item547(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item538(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item540(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item31(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result1.value, result2.value],
			remainder,
			failedExpectations
		};
	}
	function item540(text) {
		let result = item542(text);
		if (result.success === !0) return {
			success: !0,
			value: item544(result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item542(text) {
		if (/^[*\/%]/g.test(text)) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item543,
				remainder: text
			}]
		};
	}
	function item551(text) {
		let result = item553(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item553(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item554(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item554(text) {
		let result = item555(text);
		if (result.success === !0) return {
			success: !0,
			value: item562(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item555(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item557(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item27(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result1.value, result2.value],
			remainder,
			failedExpectations
		};
	}
	function item557(text) {
		let result = item559(text);
		if (result.success === !0) return {
			success: !0,
			value: item560(result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item559(text) {
		if (/^[+\-]/g.test(text)) return {
			success: !0,
			value: text.slice(0, 1),
			remainder: text.slice(1),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item96,
				remainder: text
			}]
		};
	}
	function item566(text) {
		let result = item568(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item568(text) {
		let values = [];
		let failedExpectations = [];
		let remainder = text;
		for (;;) {
			let result = item569(remainder);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !1) break;
			remainder = result.remainder;
			values.push(result.value);
		}
		if (values.length < 1) return {
			success: !1,
			remainder: text,
			failedExpectations
		};
		return {
			success: !0,
			value: values,
			remainder,
			failedExpectations
		};
	}
	function item569(text) {
		let result = item570(text);
		if (result.success === !0) return {
			success: !0,
			value: item598(() => input.length - text.length, result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item570(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item573(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = item23(remainder);
		failedExpectations.push(...result2.failedExpectations);
		if (result2.success === !1) return {
			success: !1,
			remainder: result2.remainder,
			failedExpectations
		};
		remainder = result2.remainder;
		return {
			success: !0,
			value: [result1.value, result2.value],
			remainder,
			failedExpectations
		};
	}
	function item573(text) {
		let result = item574(text);
		if (result.success === !0) return result;
		return {
			success: !1,
			remainder: result.remainder,
			failedExpectations: [{
				expectation: item596,
				remainder: result.remainder
			}]
		};
	}
	function item574(text) {
		let choices = [item575, item592];
		let failedExpectations = [];
		for (let func = choices.shift(); func !== void 0; func = choices.shift()) {
			let result = func(text);
			failedExpectations.push(...result.failedExpectations);
			if (result.success === !0) return {
				success: !0,
				value: result.value,
				remainder: result.remainder,
				failedExpectations
			};
		}
		return {
			success: !1,
			remainder: text,
			failedExpectations
		};
	}
	function item575(text) {
		let result = item577(text);
		if (result.success === !0) return {
			success: !0,
			value: item591(result.value),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item577(text) {
		let matches = text.match(/^(<=|<|>=|>|==|!=)/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [
				{
					expectation: item580,
					remainder: text
				},
				{
					expectation: item582,
					remainder: text
				},
				{
					expectation: item584,
					remainder: text
				},
				{
					expectation: item586,
					remainder: text
				},
				{
					expectation: item588,
					remainder: text
				},
				{
					expectation: item590,
					remainder: text
				}
			]
		};
	}
	function item592(text) {
		let result = item593(text);
		if (result.success === !0) return {
			success: !0,
			value: item595(),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item593(text) {
		if (text.startsWith("in")) return {
			success: !0,
			value: "in",
			remainder: text.slice(2),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [{
				expectation: item594,
				remainder: text
			}]
		};
	}
	function item601(text) {
		let matches = text.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?&&/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [
				{
					expectation: item44,
					remainder: text
				},
				{
					expectation: item61,
					remainder: text
				},
				{
					expectation: item604,
					remainder: text
				}
			]
		};
	}
	function item607(text) {
		let matches = text.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?\|\|/g);
		if (matches?.length === 1) return {
			success: !0,
			value: matches[0],
			remainder: text.slice(matches[0].length),
			failedExpectations: []
		};
		return {
			success: !1,
			remainder: text,
			failedExpectations: [
				{
					expectation: item44,
					remainder: text
				},
				{
					expectation: item61,
					remainder: text
				},
				{
					expectation: item610,
					remainder: text
				}
			]
		};
	}
	function item614(text) {
		let result = item616(text);
		if (result.success === !0) return result;
		return {
			success: !0,
			value: null,
			remainder: text,
			failedExpectations: result.failedExpectations
		};
	}
	function item616(text) {
		let result = item617(text);
		if (result.success === !0) return {
			success: !0,
			value: item624(result.value[0], result.value[1]),
			remainder: result.remainder,
			failedExpectations: []
		};
		return result;
	}
	function item617(text) {
		let failedExpectations = [];
		let remainder = text;
		let result0 = remainder.match(/^\?/g);
		failedExpectations.push({
			expectation: item619,
			remainder
		});
		if (result0?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result0[0].length);
		let result1 = item11(remainder);
		failedExpectations.push(...result1.failedExpectations);
		if (result1.success === !1) return {
			success: !1,
			remainder: result1.remainder,
			failedExpectations
		};
		remainder = result1.remainder;
		let result2 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result2?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result2[0].length);
		let result3 = remainder.match(/^:/g);
		failedExpectations.push({
			expectation: item426,
			remainder
		});
		if (result3?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result3[0].length);
		let result4 = item7(remainder);
		failedExpectations.push(...result4.failedExpectations);
		if (result4.success === !1) return {
			success: !1,
			remainder: result4.remainder,
			failedExpectations
		};
		remainder = result4.remainder;
		let result5 = remainder.match(/^(([\t\n\f\r ])+)?(\/\/([^\r\n])*([\r\n])+)?(([\t\n\f\r ])+)?/g);
		failedExpectations.push({
			expectation: item44,
			remainder
		}, {
			expectation: item61,
			remainder
		});
		if (result5?.length !== 1) return {
			success: !1,
			remainder,
			failedExpectations
		};
		remainder = remainder.slice(result5[0].length);
		return {
			success: !0,
			value: [result1.value, result4.value],
			remainder,
			failedExpectations
		};
	}
}
// node_modules/@bufbuild/cel/dist/esm/parse.js
function parse(expr) {
	let result = parse$1(expr);
	return {
		$typeName: "cel.expr.ParsedExpr",
		expr: result.expr,
		sourceInfo: result.sourceInfo
	};
}
// node_modules/@bufbuild/cel-spec/dist/esm/gen/cel/expr/syntax_pb.js
const file_cel_expr_syntax = fileDesc("ChVjZWwvZXhwci9zeW50YXgucHJvdG8SCGNlbC5leHByIlUKClBhcnNlZEV4cHISHAoEZXhwchgCIAEoCzIOLmNlbC5leHByLkV4cHISKQoLc291cmNlX2luZm8YAyABKAsyFC5jZWwuZXhwci5Tb3VyY2VJbmZvItoICgRFeHByEgoKAmlkGAIgASgDEigKCmNvbnN0X2V4cHIYAyABKAsyEi5jZWwuZXhwci5Db25zdGFudEgAEioKCmlkZW50X2V4cHIYBCABKAsyFC5jZWwuZXhwci5FeHByLklkZW50SAASLAoLc2VsZWN0X2V4cHIYBSABKAsyFS5jZWwuZXhwci5FeHByLlNlbGVjdEgAEigKCWNhbGxfZXhwchgGIAEoCzITLmNlbC5leHByLkV4cHIuQ2FsbEgAEi4KCWxpc3RfZXhwchgHIAEoCzIZLmNlbC5leHByLkV4cHIuQ3JlYXRlTGlzdEgAEjIKC3N0cnVjdF9leHByGAggASgLMhsuY2VsLmV4cHIuRXhwci5DcmVhdGVTdHJ1Y3RIABI6ChJjb21wcmVoZW5zaW9uX2V4cHIYCSABKAsyHC5jZWwuZXhwci5FeHByLkNvbXByZWhlbnNpb25IABoVCgVJZGVudBIMCgRuYW1lGAEgASgJGksKBlNlbGVjdBIfCgdvcGVyYW5kGAEgASgLMg4uY2VsLmV4cHIuRXhwchINCgVmaWVsZBgCIAEoCRIRCgl0ZXN0X29ubHkYAyABKAgaVgoEQ2FsbBIeCgZ0YXJnZXQYASABKAsyDi5jZWwuZXhwci5FeHByEhAKCGZ1bmN0aW9uGAIgASgJEhwKBGFyZ3MYAyADKAsyDi5jZWwuZXhwci5FeHByGkgKCkNyZWF0ZUxpc3QSIAoIZWxlbWVudHMYASADKAsyDi5jZWwuZXhwci5FeHByEhgKEG9wdGlvbmFsX2luZGljZXMYAiADKAUa6QEKDENyZWF0ZVN0cnVjdBIUCgxtZXNzYWdlX25hbWUYASABKAkSMgoHZW50cmllcxgCIAMoCzIhLmNlbC5leHByLkV4cHIuQ3JlYXRlU3RydWN0LkVudHJ5Go4BCgVFbnRyeRIKCgJpZBgBIAEoAxITCglmaWVsZF9rZXkYAiABKAlIABIhCgdtYXBfa2V5GAMgASgLMg4uY2VsLmV4cHIuRXhwckgAEh0KBXZhbHVlGAQgASgLMg4uY2VsLmV4cHIuRXhwchIWCg5vcHRpb25hbF9lbnRyeRgFIAEoCEIKCghrZXlfa2luZBr4AQoNQ29tcHJlaGVuc2lvbhIQCghpdGVyX3ZhchgBIAEoCRIRCglpdGVyX3ZhcjIYCCABKAkSIgoKaXRlcl9yYW5nZRgCIAEoCzIOLmNlbC5leHByLkV4cHISEAoIYWNjdV92YXIYAyABKAkSIQoJYWNjdV9pbml0GAQgASgLMg4uY2VsLmV4cHIuRXhwchImCg5sb29wX2NvbmRpdGlvbhgFIAEoCzIOLmNlbC5leHByLkV4cHISIQoJbG9vcF9zdGVwGAYgASgLMg4uY2VsLmV4cHIuRXhwchIeCgZyZXN1bHQYByABKAsyDi5jZWwuZXhwci5FeHByQgsKCWV4cHJfa2luZCLNAgoIQ29uc3RhbnQSMAoKbnVsbF92YWx1ZRgBIAEoDjIaLmdvb2dsZS5wcm90b2J1Zi5OdWxsVmFsdWVIABIUCgpib29sX3ZhbHVlGAIgASgISAASFQoLaW50NjRfdmFsdWUYAyABKANIABIWCgx1aW50NjRfdmFsdWUYBCABKARIABIWCgxkb3VibGVfdmFsdWUYBSABKAFIABIWCgxzdHJpbmdfdmFsdWUYBiABKAlIABIVCgtieXRlc192YWx1ZRgHIAEoDEgAEjcKDmR1cmF0aW9uX3ZhbHVlGAggASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uQgIYAUgAEjkKD3RpbWVzdGFtcF92YWx1ZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBCAhgBSABCDwoNY29uc3RhbnRfa2luZCKcBQoKU291cmNlSW5mbxIWCg5zeW50YXhfdmVyc2lvbhgBIAEoCRIQCghsb2NhdGlvbhgCIAEoCRIUCgxsaW5lX29mZnNldHMYAyADKAUSNgoJcG9zaXRpb25zGAQgAygLMiMuY2VsLmV4cHIuU291cmNlSW5mby5Qb3NpdGlvbnNFbnRyeRI5CgttYWNyb19jYWxscxgFIAMoCzIkLmNlbC5leHByLlNvdXJjZUluZm8uTWFjcm9DYWxsc0VudHJ5EjIKCmV4dGVuc2lvbnMYBiADKAsyHi5jZWwuZXhwci5Tb3VyY2VJbmZvLkV4dGVuc2lvbhowCg5Qb3NpdGlvbnNFbnRyeRILCgNrZXkYASABKAMSDQoFdmFsdWUYAiABKAU6AjgBGkEKD01hY3JvQ2FsbHNFbnRyeRILCgNrZXkYASABKAMSHQoFdmFsdWUYAiABKAsyDi5jZWwuZXhwci5FeHByOgI4ARqxAgoJRXh0ZW5zaW9uEgoKAmlkGAEgASgJEkUKE2FmZmVjdGVkX2NvbXBvbmVudHMYAiADKA4yKC5jZWwuZXhwci5Tb3VyY2VJbmZvLkV4dGVuc2lvbi5Db21wb25lbnQSNwoHdmVyc2lvbhgDIAEoCzImLmNlbC5leHByLlNvdXJjZUluZm8uRXh0ZW5zaW9uLlZlcnNpb24aJwoHVmVyc2lvbhINCgVtYWpvchgBIAEoAxINCgVtaW5vchgCIAEoAyJvCglDb21wb25lbnQSGQoVQ09NUE9ORU5UX1VOU1BFQ0lGSUVEEAASFAoQQ09NUE9ORU5UX1BBUlNFUhABEhoKFkNPTVBPTkVOVF9UWVBFX0NIRUNLRVIQAhIVChFDT01QT05FTlRfUlVOVElNRRADQi4KDGRldi5jZWwuZXhwckILU3ludGF4UHJvdG9QAVoMY2VsLmRldi9leHBy+AEBYgZwcm90bzM", [
	file_google_protobuf_duration,
	file_google_protobuf_struct,
	file_google_protobuf_timestamp
]);
const ParsedExprSchema = messageDesc(file_cel_expr_syntax, 0);
const ExprSchema = messageDesc(file_cel_expr_syntax, 1);
var SourceInfo_Extension_Component;
(function(SourceInfo_Extension_Component) {
	SourceInfo_Extension_Component[SourceInfo_Extension_Component.UNSPECIFIED = 0] = "UNSPECIFIED";
	SourceInfo_Extension_Component[SourceInfo_Extension_Component.PARSER = 1] = "PARSER";
	SourceInfo_Extension_Component[SourceInfo_Extension_Component.TYPE_CHECKER = 2] = "TYPE_CHECKER";
	SourceInfo_Extension_Component[SourceInfo_Extension_Component.RUNTIME = 3] = "RUNTIME";
})(SourceInfo_Extension_Component ||= {});
const CheckedExprSchema = messageDesc(fileDesc("ChZjZWwvZXhwci9jaGVja2VkLnByb3RvEghjZWwuZXhwciLsAgoLQ2hlY2tlZEV4cHISPgoNcmVmZXJlbmNlX21hcBgCIAMoCzInLmNlbC5leHByLkNoZWNrZWRFeHByLlJlZmVyZW5jZU1hcEVudHJ5EjQKCHR5cGVfbWFwGAMgAygLMiIuY2VsLmV4cHIuQ2hlY2tlZEV4cHIuVHlwZU1hcEVudHJ5EikKC3NvdXJjZV9pbmZvGAUgASgLMhQuY2VsLmV4cHIuU291cmNlSW5mbxIUCgxleHByX3ZlcnNpb24YBiABKAkSHAoEZXhwchgEIAEoCzIOLmNlbC5leHByLkV4cHIaSAoRUmVmZXJlbmNlTWFwRW50cnkSCwoDa2V5GAEgASgDEiIKBXZhbHVlGAIgASgLMhMuY2VsLmV4cHIuUmVmZXJlbmNlOgI4ARo+CgxUeXBlTWFwRW50cnkSCwoDa2V5GAEgASgDEh0KBXZhbHVlGAIgASgLMg4uY2VsLmV4cHIuVHlwZToCOAEioggKBFR5cGUSJQoDZHluGAEgASgLMhYuZ29vZ2xlLnByb3RvYnVmLkVtcHR5SAASKgoEbnVsbBgCIAEoDjIaLmdvb2dsZS5wcm90b2J1Zi5OdWxsVmFsdWVIABIxCglwcmltaXRpdmUYAyABKA4yHC5jZWwuZXhwci5UeXBlLlByaW1pdGl2ZVR5cGVIABIvCgd3cmFwcGVyGAQgASgOMhwuY2VsLmV4cHIuVHlwZS5QcmltaXRpdmVUeXBlSAASMgoKd2VsbF9rbm93bhgFIAEoDjIcLmNlbC5leHByLlR5cGUuV2VsbEtub3duVHlwZUgAEiwKCWxpc3RfdHlwZRgGIAEoCzIXLmNlbC5leHByLlR5cGUuTGlzdFR5cGVIABIqCghtYXBfdHlwZRgHIAEoCzIWLmNlbC5leHByLlR5cGUuTWFwVHlwZUgAEi8KCGZ1bmN0aW9uGAggASgLMhsuY2VsLmV4cHIuVHlwZS5GdW5jdGlvblR5cGVIABIWCgxtZXNzYWdlX3R5cGUYCSABKAlIABIUCgp0eXBlX3BhcmFtGAogASgJSAASHgoEdHlwZRgLIAEoCzIOLmNlbC5leHByLlR5cGVIABInCgVlcnJvchgMIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5FbXB0eUgAEjQKDWFic3RyYWN0X3R5cGUYDiABKAsyGy5jZWwuZXhwci5UeXBlLkFic3RyYWN0VHlwZUgAGi0KCExpc3RUeXBlEiEKCWVsZW1fdHlwZRgBIAEoCzIOLmNlbC5leHByLlR5cGUaTwoHTWFwVHlwZRIgCghrZXlfdHlwZRgBIAEoCzIOLmNlbC5leHByLlR5cGUSIgoKdmFsdWVfdHlwZRgCIAEoCzIOLmNlbC5leHByLlR5cGUaVgoMRnVuY3Rpb25UeXBlEiMKC3Jlc3VsdF90eXBlGAEgASgLMg4uY2VsLmV4cHIuVHlwZRIhCglhcmdfdHlwZXMYAiADKAsyDi5jZWwuZXhwci5UeXBlGkUKDEFic3RyYWN0VHlwZRIMCgRuYW1lGAEgASgJEicKD3BhcmFtZXRlcl90eXBlcxgCIAMoCzIOLmNlbC5leHByLlR5cGUicwoNUHJpbWl0aXZlVHlwZRIeChpQUklNSVRJVkVfVFlQRV9VTlNQRUNJRklFRBAAEggKBEJPT0wQARIJCgVJTlQ2NBACEgoKBlVJTlQ2NBADEgoKBkRPVUJMRRAEEgoKBlNUUklORxAFEgkKBUJZVEVTEAYiVgoNV2VsbEtub3duVHlwZRIfChtXRUxMX0tOT1dOX1RZUEVfVU5TUEVDSUZJRUQQABIHCgNBTlkQARINCglUSU1FU1RBTVAQAhIMCghEVVJBVElPThADQgsKCXR5cGVfa2luZCLWAwoERGVjbBIMCgRuYW1lGAEgASgJEikKBWlkZW50GAIgASgLMhguY2VsLmV4cHIuRGVjbC5JZGVudERlY2xIABIvCghmdW5jdGlvbhgDIAEoCzIbLmNlbC5leHByLkRlY2wuRnVuY3Rpb25EZWNsSAAaWQoJSWRlbnREZWNsEhwKBHR5cGUYASABKAsyDi5jZWwuZXhwci5UeXBlEiEKBXZhbHVlGAIgASgLMhIuY2VsLmV4cHIuQ29uc3RhbnQSCwoDZG9jGAMgASgJGvsBCgxGdW5jdGlvbkRlY2wSNwoJb3ZlcmxvYWRzGAEgAygLMiQuY2VsLmV4cHIuRGVjbC5GdW5jdGlvbkRlY2wuT3ZlcmxvYWQSCwoDZG9jGAIgASgJGqQBCghPdmVybG9hZBITCgtvdmVybG9hZF9pZBgBIAEoCRIeCgZwYXJhbXMYAiADKAsyDi5jZWwuZXhwci5UeXBlEhMKC3R5cGVfcGFyYW1zGAMgAygJEiMKC3Jlc3VsdF90eXBlGAQgASgLMg4uY2VsLmV4cHIuVHlwZRIcChRpc19pbnN0YW5jZV9mdW5jdGlvbhgFIAEoCBILCgNkb2MYBiABKAlCCwoJZGVjbF9raW5kIlEKCVJlZmVyZW5jZRIMCgRuYW1lGAEgASgJEhMKC292ZXJsb2FkX2lkGAMgAygJEiEKBXZhbHVlGAQgASgLMhIuY2VsLmV4cHIuQ29uc3RhbnRCLAoMZGV2LmNlbC5leHByQglEZWNsUHJvdG9QAVoMY2VsLmRldi9leHBy+AEBYgZwcm90bzM", [
	file_cel_expr_syntax,
	file_google_protobuf_empty,
	file_google_protobuf_struct
]), 0);
var Type_PrimitiveType;
(function(Type_PrimitiveType) {
	Type_PrimitiveType[Type_PrimitiveType.PRIMITIVE_TYPE_UNSPECIFIED = 0] = "PRIMITIVE_TYPE_UNSPECIFIED";
	Type_PrimitiveType[Type_PrimitiveType.BOOL = 1] = "BOOL";
	Type_PrimitiveType[Type_PrimitiveType.INT64 = 2] = "INT64";
	Type_PrimitiveType[Type_PrimitiveType.UINT64 = 3] = "UINT64";
	Type_PrimitiveType[Type_PrimitiveType.DOUBLE = 4] = "DOUBLE";
	Type_PrimitiveType[Type_PrimitiveType.STRING = 5] = "STRING";
	Type_PrimitiveType[Type_PrimitiveType.BYTES = 6] = "BYTES";
})(Type_PrimitiveType ||= {});
var Type_WellKnownType;
(function(Type_WellKnownType) {
	Type_WellKnownType[Type_WellKnownType.WELL_KNOWN_TYPE_UNSPECIFIED = 0] = "WELL_KNOWN_TYPE_UNSPECIFIED";
	Type_WellKnownType[Type_WellKnownType.ANY = 1] = "ANY";
	Type_WellKnownType[Type_WellKnownType.TIMESTAMP = 2] = "TIMESTAMP";
	Type_WellKnownType[Type_WellKnownType.DURATION = 3] = "DURATION";
})(Type_WellKnownType ||= {});
// node_modules/@bufbuild/cel/dist/esm/namespace.js
function resolveCandidateNames(namespace, name) {
	if (name.startsWith(".")) return [name.substring(1)];
	if (namespace === "") return [name];
	let candidates = [];
	for (let nextNs = namespace;;) {
		candidates.push(nextNs + "." + name);
		let i = nextNs.lastIndexOf(".");
		if (i < 0) break;
		nextNs = nextNs.substring(0, i);
	}
	candidates.push(name);
	return candidates;
}
// node_modules/@bufbuild/cel/dist/esm/field.js
function accessByIndex(obj, index) {
	if (typeof obj != "object" || !obj) return;
	if (isCelMap(obj)) return obj.get(index);
	if (isCelList(obj)) return obj.get(Number(index));
}
function accessByName(obj, name) {
	if (typeof obj != "object" || !obj) return;
	if (isCelMap(obj)) return obj.get(name);
	obj = unwrapAny(obj);
	if (!isReflectMessage(obj)) return;
	let field = obj.desc.fields.find((f) => f.name === name);
	if (!field) return;
	switch (field.fieldKind) {
		case "enum": return BigInt(obj.get(field));
		case "list": return celList(obj.get(field));
		case "map": return celMap(obj.get(field));
		case "scalar": return celFromScalar(field.scalar, obj.get(field));
		case "message":
			if (obj.isSet(field)) return reflectMsgToCel(obj.get(field));
			if (isWrapperDesc(field.message)) return null;
			switch (field.message.typeName) {
				case StructSchema.typeName: return EMPTY_MAP;
				case ListValueSchema.typeName: return EMPTY_LIST;
				case ValueSchema.typeName: return null;
			}
			return reflect(field.message);
	}
}
function isSet(obj, name) {
	if (typeof obj != "object" || !obj) return !1;
	if (isCelMap(obj)) return obj.has(name);
	obj = unwrapAny(obj);
	if (isReflectMessage(obj)) {
		let field = obj.desc.fields.find((f) => f.name === name);
		if (!field) return;
		return obj.isSet(field);
	}
	return !1;
}
// node_modules/@bufbuild/cel/dist/esm/access.js
function attrAccess(factory, vars, obj, accAttr) {
	let val = accAttr.resolve(vars);
	if (val === void 0) return;
	if (isCelError(val)) return val;
	return factory.newAccess(accAttr.id, val, accAttr.isOptional()).access(vars, obj);
}
function attrIsPresent(factory, vars, obj, accAttr) {
	let val = accAttr.resolve(vars);
	if (val === void 0) return !1;
	if (isCelError(val)) return val;
	return factory.newAccess(accAttr.id, val, accAttr.isOptional()).isPresent(vars, obj);
}
function attrAccessIfPresent(factory, vars, obj, accAttr, presenceOnly) {
	let val = accAttr.resolve(vars);
	if (val === void 0) return;
	if (isCelError(val)) return val;
	return factory.newAccess(accAttr.id, val, accAttr.isOptional()).accessIfPresent(vars, obj, presenceOnly);
}
function applyAccesses(vars, obj, accesses) {
	if (accesses.length === 0) return obj;
	let cur = obj;
	for (let access of accesses) {
		let result = access.access(vars, cur);
		if (result === void 0) return;
		if (isCelError(result)) return result;
		cur = result;
	}
	return cur;
}
var AbsoluteAttr = class {
	id;
	nsNames;
	accesses_;
	registry;
	factory;
	constructor(id, nsNames, accesses_, registry, factory) {
		this.id = id;
		this.nsNames = nsNames;
		this.accesses_ = accesses_;
		this.registry = registry;
		this.factory = factory;
		if (nsNames.length === 0) throw Error("No names provided");
	}
	isOptional() {
		return !1;
	}
	addAccess(access) {
		this.accesses_.push(access);
	}
	candidateNames() {
		return this.nsNames;
	}
	accesses() {
		return this.accesses_;
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		for (let name of this.nsNames) {
			let raw = vars.resolve(name);
			if (raw !== void 0) {
				if (isCelError(raw)) return raw;
				return applyAccesses(vars, raw, this.accesses_);
			}
			let typ = this.findIdent(name);
			if (typ !== void 0 && this.accesses_.length === 0) return typ;
		}
	}
	findIdent(ident) {
		let desc = this.registry.getMessage(ident);
		if (desc) return objectType(desc);
		if (ident.indexOf(".") > 1) {
			let lastDot = ident.lastIndexOf(".");
			let enumName = ident.substring(0, lastDot);
			let valueName = ident.substring(lastDot + 1);
			let descEnum = this.registry.getEnum(enumName);
			if (descEnum) {
				let enumValue = descEnum.values.find((v) => v.name === valueName);
				if (enumValue) return BigInt(enumValue.number);
			}
		}
		switch (ident) {
			case "int": return CelScalar.INT;
			case "uint": return CelScalar.UINT;
			case "double": return CelScalar.DOUBLE;
			case "bool": return CelScalar.BOOL;
			case "string": return CelScalar.STRING;
			case "bytes": return CelScalar.BYTES;
			case "list": return listType(CelScalar.DYN);
			case "map": return mapType(CelScalar.DYN, CelScalar.DYN);
			case "null_type": return CelScalar.NULL;
			case "type": return CelScalar.TYPE;
			default: return;
		}
	}
};
var ConditionalAttr = class {
	id;
	cond;
	t;
	f;
	factory;
	constructor(id, cond, t, f, factory) {
		this.id = id;
		this.cond = cond;
		this.t = t;
		this.f = f;
		this.factory = factory;
	}
	isOptional() {
		return !1;
	}
	addAccess(access) {
		this.t.addAccess(access);
		this.f.addAccess(access);
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		let cond = this.cond.eval(vars);
		switch (!0) {
			case cond === !0: return this.t.resolve(vars);
			case cond === !1: return this.f.resolve(vars);
			case isCelError(cond): return cond;
		}
		return celError(`found no matching overload for _?_:_ applied to '(${celType(cond).name})'`, this.id);
	}
};
var MaybeAttr = class {
	id;
	attrs;
	factory;
	constructor(id, attrs, factory) {
		this.id = id;
		this.attrs = attrs;
		this.factory = factory;
	}
	isOptional() {
		return !1;
	}
	addAccess(access) {
		let augmentedNames = [];
		let str;
		access instanceof StringAccess && (str = access.name);
		for (let attr of this.attrs) {
			if (str !== void 0 && attr.accesses().length === 0) for (let name of attr.candidateNames()) augmentedNames.push(name + "." + str);
			attr.addAccess(access);
		}
		if (augmentedNames.length > 0) {
			let newAttr = this.factory.createAbsolute(this.id, augmentedNames);
			this.attrs.unshift(newAttr);
		}
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		for (let attr of this.attrs) {
			let val = attr.resolve(vars);
			if (val !== void 0) return val;
		}
	}
};
var RelativeAttr = class {
	id;
	operand;
	accesses_;
	factory;
	constructor(id, operand, accesses_, factory) {
		this.id = id;
		this.operand = operand;
		this.accesses_ = accesses_;
		this.factory = factory;
	}
	isOptional() {
		return !1;
	}
	addAccess(access) {
		this.accesses_.push(access);
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		let v = this.operand.eval(vars);
		if (isCelError(v)) return v;
		return applyAccesses(vars, v, this.accesses_);
	}
};
var StringAccess = class {
	id;
	name;
	celVal;
	optional;
	constructor(id, name, celVal, optional) {
		this.id = id;
		this.name = name;
		this.celVal = celVal;
		this.optional = optional;
	}
	isOptional() {
		return this.optional;
	}
	access(_vars, obj) {
		let val = accessByName(obj, this.name);
		if (val === void 0 && !this.optional) return fieldNotFound(this.id, this.name);
		return val;
	}
	isPresent(_vars, obj) {
		let set = isSet(obj, this.name);
		if (set === void 0) return fieldNotFound(this.id, this.name);
		return set;
	}
	accessIfPresent(_vars, obj, presenceOnly) {
		let val = accessByName(obj, this.name);
		if (val === void 0 && !this.optional && !presenceOnly) return fieldNotFound(this.id, this.name);
		return val;
	}
};
var BoolAccess = class {
	id;
	index;
	optional;
	constructor(id, index, optional) {
		this.id = id;
		this.index = index;
		this.optional = optional;
	}
	isOptional() {
		return this.optional;
	}
	access(_vars, obj) {
		if (obj === void 0) return obj;
		let raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return fieldNotFound(this.id, this.index);
		return raw;
	}
	isPresent(_vars, obj) {
		if (accessByIndex(obj, this.index) === void 0 && !this.optional) return fieldNotFound(this.id, this.index);
		return !0;
	}
	accessIfPresent(_vars, obj, _presenceOnly) {
		let raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return fieldNotFound(this.id, this.index);
		return raw;
	}
};
var NumAccess = class {
	id;
	index;
	celVal;
	optional;
	constructor(id, index, celVal, optional) {
		this.id = id;
		this.index = index;
		this.celVal = celVal;
		this.optional = optional;
	}
	isOptional() {
		return this.optional;
	}
	access(_vars, obj) {
		if (obj === void 0) return obj;
		let raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds$1(this.id, this.index, -1);
		return raw;
	}
	isPresent(_vars, obj) {
		if (accessByIndex(obj, this.index) === void 0 && !this.optional) return indexOutOfBounds$1(this.id, this.index, -1);
		return !0;
	}
	accessIfPresent(_vars, obj, _presenceOnly) {
		let raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds$1(this.id, this.index, -1);
		return raw;
	}
};
var IntAccess = class {
	id;
	index;
	celVal;
	optional;
	constructor(id, index, celVal, optional) {
		this.id = id;
		this.index = index;
		this.celVal = celVal;
		this.optional = optional;
	}
	access(_vars, obj) {
		if (obj === void 0) return obj;
		let raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds$1(this.id, Number(this.index), -1);
		return raw;
	}
	isPresent(_vars, obj) {
		if (accessByIndex(obj, this.index) === void 0 && !this.optional) return indexOutOfBounds$1(this.id, Number(this.index), -1);
		return !0;
	}
	accessIfPresent(_vars, obj, _presenceOnly) {
		let raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds$1(this.id, Number(this.index), -1);
		return raw;
	}
	isOptional() {
		return this.optional;
	}
};
var ErrorAttr = class {
	id;
	error;
	opt;
	constructor(id, error, opt) {
		this.id = id;
		this.error = error;
		this.opt = opt;
	}
	addAccess(_access) {}
	resolve(_vars) {
		return this.error;
	}
	isOptional() {
		return this.opt;
	}
	access(_vars, _obj) {
		return this.error;
	}
	isPresent(_vars, _obj) {
		return this.error;
	}
	accessIfPresent(_vars, _obj, _presenceOnly) {
		return this.error;
	}
};
var EvalAccess = class {
	id;
	key;
	factory;
	optional;
	constructor(id, key, factory, optional) {
		this.id = id;
		this.key = key;
		this.factory = factory;
		this.optional = optional;
	}
	access(vars, obj) {
		if (obj === void 0) return obj;
		let key = this.key.eval(vars);
		if (isCelError(key)) return key;
		return this.factory.newAccess(this.id, key, this.optional).access(vars, obj);
	}
	isPresent(vars, obj) {
		if (obj === void 0) return !1;
		let key = this.key.eval(vars);
		if (isCelError(key)) return key;
		return this.factory.newAccess(this.id, key, this.optional).isPresent(vars, obj);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		let key = this.key.eval(vars);
		if (isCelError(key)) return key;
		return this.factory.newAccess(this.id, key, this.optional).accessIfPresent(vars, obj, presenceOnly);
	}
	isOptional() {
		return this.optional;
	}
};
var ConcreteAttributeFactory = class {
	registry;
	container;
	constructor(registry, container) {
		this.registry = registry;
		this.container = container;
	}
	createAbsolute(id, names) {
		return new AbsoluteAttr(id, names, [], this.registry, this);
	}
	createConditional(id, cond, t, f) {
		return new ConditionalAttr(id, cond, t, f, this);
	}
	createMaybe(id, name) {
		return new MaybeAttr(id, [this.createAbsolute(id, resolveCandidateNames(this.container, name))], this);
	}
	createRelative(id, operand) {
		return new RelativeAttr(id, operand, [], this);
	}
	newAccess(id, val, opt) {
		switch (typeof val) {
			case "boolean": return new BoolAccess(id, val, opt);
			case "number": return new NumAccess(id, val, val, opt);
			case "bigint": return new IntAccess(id, val, val, opt);
			case "string": return new StringAccess(id, val, val, opt);
			case "object":
				if (val instanceof EvalAttr) return new EvalAccess(id, val, this, opt);
				if (isCelUint(val)) return new IntAccess(id, val.value, val, opt);
		}
		return new ErrorAttr(id, celError("unsupported key type", id), opt);
	}
};
function fieldNotFound(id, name) {
	return celError(`field not found: ${String(name)}`, id);
}
function indexOutOfBounds$1(id, index, length) {
	return celError(`index ${index} out of bounds [0, ${length})`, id);
}
// node_modules/@bufbuild/cel/dist/esm/activation.js
var ObjectActivation = class {
	data;
	constructor(data) {
		this.data = data;
	}
	resolve(name) {
		let value = this.data[name];
		if (value === void 0) return;
		if (isCelError(value)) return value;
		return toCel(value);
	}
};
var VarActivation = class {
	name;
	value;
	parent;
	constructor(name, value, parent) {
		this.name = name;
		this.value = value;
		this.parent = parent;
	}
	resolve(name) {
		if (name === this.name) return this.value;
		return this.parent.resolve(name);
	}
};
const EMPTY_ACTIVATION = { resolve() {} };
// node_modules/@bufbuild/cel/dist/esm/object.js
function celObject(typeName, fields) {
	let desc = getMsgDesc(typeName);
	let msg = reflect(desc);
	for (let [k, v] of fields.entries()) {
		let field = desc.fields.find((f) => f.name === k);
		if (field === void 0) throw Error(`Unknown field ${k} for ${typeName}`);
		setMsgField(msg, field, v);
	}
	return reflectMsgToCel(msg);
}
function setMsgField(msg, field, v) {
	switch (field.fieldKind) {
		case "list":
			if (!isCelList(v)) throw unexpectedTypeError(field, "list", v);
			let list = reflectList(field, void 0, !1);
			copyList(list, v);
			msg.set(field, list);
			return;
		case "map":
			if (!isCelMap(v)) throw unexpectedTypeError(field, "map", v);
			let map = reflectMap(field, void 0, !1);
			copyMap(map, v);
			msg.set(field, map);
			return;
		case "enum":
			msg.set(field, enumFromCel(field, v));
			return;
		case "message":
			let msgVal = msgFromCel(field, v);
			msgVal !== null && msg.set(field, msgVal);
			return;
	}
	msg.set(field, scalarFromCel(field, field.scalar, v));
}
function copyList(list, cList) {
	let field = list.field();
	for (let v of cList) switch (field.listKind) {
		case "enum":
			list.add(enumFromCel(field, v));
			break;
		case "message":
			list.add(msgFromCel(field, v));
			break;
		case "scalar": list.add(scalarFromCel(field, field.scalar, v));
	}
}
function copyMap(map, cMap) {
	let field = map.field();
	for (let [k, v] of cMap.entries()) {
		let key = scalarFromCel(field, field.mapKey, k);
		switch (field.mapKind) {
			case "enum":
				map.set(key, enumFromCel(field, v));
				break;
			case "scalar":
				map.set(key, scalarFromCel(field, field.scalar, v));
				break;
			case "message": map.set(key, msgFromCel(field, v));
		}
	}
}
function enumFromCel(field, v) {
	if (typeof v != "bigint") throw unexpectedTypeError(field, "int", v);
	return intToInt32(v);
}
function msgFromCel(field, v) {
	switch (field.message.typeName) {
		case AnySchema.typeName:
			if (isReflectMessage(v, AnySchema)) return v;
			return reflect(AnySchema, anyFromCel(v));
		case ValueSchema.typeName: return reflect(ValueSchema, valueFromCel(v));
		case StructSchema.typeName:
			if (!isCelMap(v)) throw unexpectedTypeError(field, "map", v);
			return reflect(StructSchema, structFromCel(v));
		case ListValueSchema.typeName:
			if (!isCelList(v)) throw unexpectedTypeError(field, "list", v);
			return reflect(ListValueSchema, listValueFromCel(v));
	}
	if (v === null) return null;
	if (isWrapperDesc(field.message)) {
		let msg = reflect(field.message, void 0, !1);
		msg.set(field.message.fields[0], scalarFromCel(field.message.fields[0], field.message.fields[0].scalar, v));
		return msg;
	}
	if (!isReflectMessage(v, field.message)) throw unexpectedTypeError(field, field.message.typeName, v);
	return v;
}
function anyFromCel(v) {
	switch (typeof v) {
		case "string": return anyPack(StringValueSchema, create(StringValueSchema, { value: v }));
		case "boolean": return anyPack(BoolValueSchema, create(BoolValueSchema, { value: v }));
		case "bigint": return anyPack(Int64ValueSchema, create(Int64ValueSchema, { value: v }));
		case "number": return anyPack(DoubleValueSchema, create(DoubleValueSchema, { value: v }));
		default: switch (!0) {
			case v instanceof Uint8Array: return anyPack(BytesValueSchema, create(BytesValueSchema, { value: v }));
			case v == null: return anyPack(ValueSchema, create(ValueSchema, { kind: {
				case: "nullValue",
				value: NullValue.NULL_VALUE
			} }));
			case isCelList(v): return anyPack(ListValueSchema, listValueFromCel(v));
			case isCelMap(v): return anyPack(StructSchema, structFromCel(v));
			case isCelUint(v): return anyPack(UInt64ValueSchema, create(UInt64ValueSchema, { value: v.value }));
			case isReflectMessage(v): return anyPack(v.desc, v.message);
			default: throw Error(`type cannot be converted ${AnySchema}`);
		}
	}
}
function valueFromCel(v) {
	let value = create(ValueSchema);
	switch (typeof v) {
		case "string":
			value.kind = {
				case: "stringValue",
				value: v
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: v
			};
			break;
		case "bigint":
			value.kind = v > BigInt(2 ** 53 - 1) || v < BigInt(-(2 ** 53 - 1)) ? {
				case: "stringValue",
				value: v.toString()
			} : {
				case: "numberValue",
				value: Number(v)
			};
			break;
		case "number":
			value.kind = Number.isNaN(v) ? {
				case: "stringValue",
				value: "NaN"
			} : v === 1e400 ? {
				case: "stringValue",
				value: "Infinity"
			} : v === -1e400 ? {
				case: "stringValue",
				value: "-Infinity"
			} : {
				case: "numberValue",
				value: Number(v)
			};
			break;
		default: switch (!0) {
			case v instanceof Uint8Array:
				value.kind = {
					case: "stringValue",
					value: base64Encode(v)
				};
				break;
			case v == null:
				value.kind = {
					case: "nullValue",
					value: NullValue.NULL_VALUE
				};
				break;
			case isCelList(v):
				value.kind = {
					case: "listValue",
					value: listValueFromCel(v)
				};
				break;
			case isCelMap(v):
				value.kind = {
					case: "structValue",
					value: structFromCel(v)
				};
				break;
			case isCelUint(v):
				value.kind = v.value > BigInt(2 ** 53 - 1) ? {
					case: "stringValue",
					value: v.value.toString()
				} : {
					case: "numberValue",
					value: Number(v.value)
				};
				break;
			case isReflectMessage(v): return fromJson(ValueSchema, toJson(v.desc, v.message));
			default: throw Error(`type cannot be converted ${ValueSchema}`);
		}
	}
	return value;
}
function listValueFromCel(list) {
	let listValue = create(ListValueSchema);
	for (let v of list) listValue.values.push(valueFromCel(v));
	return listValue;
}
function structFromCel(map) {
	let struct = create(StructSchema);
	for (let [k, v] of map.entries()) {
		if (typeof k != "string") throw Error(`Invalid key type: ${typeof k} for google.protobuf.Struct, expected string`);
		struct.fields[k] = valueFromCel(v);
	}
	return struct;
}
function scalarFromCel(field, type, v) {
	isCelUint(v) && (v = v.value);
	switch (type) {
		case ScalarType.UINT32:
		case ScalarType.FIXED32:
			if (typeof v != "bigint") throw unexpectedTypeError(field, "int", v);
			return intToUint32(v);
		case ScalarType.INT32:
		case ScalarType.SINT32:
		case ScalarType.SFIXED32:
			if (typeof v != "bigint") throw unexpectedTypeError(field, "int", v);
			return intToInt32(v);
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64:
			if (typeof v != "bigint") throw unexpectedTypeError(field, "int", v);
			return v;
		case ScalarType.FLOAT:
			if (typeof v != "number") throw unexpectedTypeError(field, "double", v);
			return Math.fround(v);
		case ScalarType.DOUBLE:
			if (typeof v != "number") throw unexpectedTypeError(field, "double", v);
			return v;
		case ScalarType.STRING:
			if (typeof v != "string") throw unexpectedTypeError(field, "string", v);
			return v;
		case ScalarType.BOOL:
			if (typeof v != "boolean") throw unexpectedTypeError(field, "bool", v);
			return v;
		case ScalarType.BYTES:
			if (!(v instanceof Uint8Array)) throw unexpectedTypeError(field, "bytes", v);
			return v;
	}
}
function unexpectedTypeError(field, expected, actValue) {
	return Error(`Expected ${expected} but got ${celType(actValue)} for ${field.parent}.${field.name}`);
}
function intToInt32(v) {
	if (v < -0x80000000 || v > 0x7fffffff) throw Error("int32 out of range");
	return Number(v);
}
function intToUint32(v) {
	if (v < 0 || v > 0xffffffff) throw Error("uint32 out of range");
	return Number(v);
}
// node_modules/@bufbuild/cel/dist/esm/planner.js
var Planner = class {
	functions;
	registry;
	namespace;
	factory;
	constructor(functions, registry, namespace) {
		this.functions = functions;
		this.registry = registry;
		this.namespace = namespace;
		this.factory = new ConcreteAttributeFactory(this.registry, this.namespace);
	}
	plan(expr) {
		let id = Number(expr.id);
		switch (expr.exprKind.case) {
			case "identExpr": return new EvalAttr(this.factory.createMaybe(id, expr.exprKind.value.name), !1);
			case "constExpr": return new EvalConst(id, this.constVal(expr.exprKind.value));
			case "callExpr": return this.planCall(id, expr.exprKind.value);
			case "listExpr": return this.planCreateList(id, expr.exprKind.value);
			case "structExpr": return this.planCreateStruct(id, expr.exprKind.value);
			case "selectExpr": return this.planSelect(id, expr.exprKind.value);
			case "comprehensionExpr": return this.planComprehension(id, expr.exprKind.value);
			default: return new EvalErr(id, "invalid expression");
		}
	}
	planComprehension(id, value) {
		if (value.accuInit === void 0 || value.iterRange === void 0 || value.loopCondition === void 0 || value.loopStep === void 0 || value.result === void 0) throw Error("invalid comprehension");
		let accu = this.plan(value.accuInit);
		let iterRange = this.plan(value.iterRange);
		let cond = this.plan(value.loopCondition);
		let step = this.plan(value.loopStep);
		let result = this.plan(value.result);
		return new EvalFold(id, value.accuVar, value.iterVar, iterRange, accu, cond, step, result);
	}
	planSelect(id, expr) {
		if (expr.operand === void 0) throw Error("invalid select");
		let operand = this.plan(expr.operand);
		let attr = this.relativeAttr(id, operand, !1);
		let acc = this.factory.newAccess(id, expr.field, !1);
		if (acc instanceof ErrorAttr) throw Error(`invalid select: ${acc.error.message}`);
		if (expr.testOnly) return new EvalHas(id, attr, acc, expr.field);
		attr.addAccess(acc);
		return attr;
	}
	planCreateObj(id, expr) {
		let typeName = this.resolveType(expr.messageName);
		if (typeName === void 0) return new EvalErr(id, "unknown type: " + expr.messageName);
		let optionals;
		let keys = [];
		let values = [];
		for (let i = 0; i < expr.entries.length; i++) {
			let entry = expr.entries[i];
			if (entry.optionalEntry) {
				optionals === void 0 && (optionals = Array(expr.entries.length).fill(!1));
				optionals[i] = !0;
			}
			switch (entry.keyKind.case) {
				case "fieldKey":
					keys.push(entry.keyKind.value);
					break;
				case "mapKey": throw Error("invalid entry");
			}
			if (entry.value === void 0) throw Error("invalid entry");
			values.push(this.plan(entry.value));
		}
		return new EvalObj(id, typeName, keys, values, optionals);
	}
	planCreateStruct(id, expr) {
		if (expr.messageName !== "") return this.planCreateObj(id, expr);
		let optionals;
		let keys = [];
		let values = [];
		for (let i = 0; i < expr.entries.length; i++) {
			let entry = expr.entries[i];
			if (entry.optionalEntry) {
				optionals === void 0 && (optionals = Array(expr.entries.length).fill(!1));
				optionals[i] = !0;
			}
			switch (entry.keyKind.case) {
				case "fieldKey": throw Error("unimplemented");
				case "mapKey": keys.push(this.plan(entry.keyKind.value));
			}
			if (entry.value === void 0) return new EvalErr(id, "map entry missing value");
			values.push(this.plan(entry.value));
		}
		return new EvalMap(id, keys, values, optionals);
	}
	planCreateList(id, expr) {
		if (expr.optionalIndices.length > 0) {
			let optionals = Array(expr.elements.length).fill(!1);
			for (let i = 0; i < expr.optionalIndices.length; i++) {
				let index = expr.optionalIndices[i];
				if (index < 0 || index >= expr.elements.length) throw Error("invalid optional index");
				optionals[index] = !0;
			}
		}
		return new EvalList(id, expr.elements.map((arg) => this.plan(arg)), void 0);
	}
	planCall(id, call) {
		if (call.target !== void 0) {
			let qualName = toQualifiedName(call.target);
			if (qualName !== void 0) {
				let funcName = qualName + "." + call.function;
				for (let candidate of resolveCandidateNames(this.namespace, funcName)) {
					let func = this.functions.find(candidate);
					if (func !== void 0) return new EvalCall(id, candidate, "", void 0, func, call.args.map((arg) => this.plan(arg)));
				}
			}
		}
		let args = call.args.map((arg) => this.plan(arg));
		call.target && (args = [this.plan(call.target), ...args]);
		switch (call.function) {
			case "_[_]": return this.planCallIndex(call, args, !1);
			case "_[?_]":
			case "_?._": return this.planCallIndex(call, args, !0);
			case "_?_:_": return this.planCallConditional(id, call, args);
			case "_&&_": return new EvalAnd(id, args);
			case "_||_": return new EvalOr(id, args);
			case "@not_strictly_false":
			case "__not_strictly_false__": return new EvalNotStrictlyFalse(id, args[0]);
			default: return new EvalCall(id, call.function, "", call.target ? args[0] : void 0, this.functions.find(call.function), call.target ? args.slice(1) : args);
		}
	}
	planCallConditional(id, _call, args) {
		let cond = args[0];
		let t = args[1];
		let f = args[2];
		let tAttr = this.relativeAttr(t.id, t, !1);
		let fAttr = this.relativeAttr(f.id, f, !1);
		return new EvalAttr(this.factory.createConditional(id, cond, tAttr, fAttr), !1);
	}
	planCallIndex(_call, args, opt) {
		let op = args[0];
		let ind = args[1];
		let attr = this.relativeAttr(op.id, op, !1);
		let acc;
		acc = ind instanceof EvalConst ? this.factory.newAccess(op.id, ind.value, opt) : ind instanceof EvalAttr ? this.factory.newAccess(op.id, ind, opt) : this.relativeAttr(op.id, ind, opt);
		attr.addAccess(acc);
		return attr;
	}
	constVal(val) {
		switch (val.constantKind.case) {
			case "stringValue":
			case "bytesValue":
			case "doubleValue":
			case "boolValue":
			case "int64Value": return val.constantKind.value;
			case "uint64Value": return celUint(val.constantKind.value);
			case "nullValue": return null;
			case void 0: throw Error("invalid constant");
			default: throw Error(`unimplemented: ${val.constantKind.case}`);
		}
	}
	relativeAttr(id, e, opt) {
		if (e instanceof EvalAttr) return e;
		return new EvalAttr(this.factory.createRelative(id, e), opt);
	}
	resolveType(name) {
		for (let candidate of resolveCandidateNames(this.namespace, name)) if (this.isKnownType(candidate)) return candidate;
	}
	isKnownType(name) {
		switch (name) {
			case "google.protobuf.Value":
			case "google.protobuf.Struct":
			case "google.protobuf.ListValue":
			case "google.protobuf.NullValue":
			case "google.protobuf.BoolValue":
			case "google.protobuf.UInt32Value":
			case "google.protobuf.UInt64Value":
			case "google.protobuf.Int32Value":
			case "google.protobuf.Int64Value":
			case "google.protobuf.FloatValue":
			case "google.protobuf.DoubleValue":
			case "google.protobuf.StringValue":
			case "google.protobuf.BytesValue":
			case "google.protobuf.Timestamp":
			case "google.protobuf.Duration":
			case "google.protobuf.Any": return !0;
			default: return this.registry.getMessage(name) !== void 0;
		}
	}
};
var EvalHas = class {
	id;
	attr;
	access;
	field;
	constructor(id, attr, access, field) {
		this.id = id;
		this.attr = attr;
		this.access = access;
		this.field = field;
	}
	eval(ctx) {
		let raw = this.attr.resolve(ctx);
		if (raw === void 0) return !1;
		if (isCelError(raw)) return raw;
		return this.access.isPresent(ctx, raw);
	}
};
var EvalErr = class {
	id;
	msg;
	constructor(id, msg) {
		this.id = id;
		this.msg = msg;
	}
	eval(_ctx) {
		return celError(this.msg, this.id);
	}
};
var EvalConst = class {
	id;
	value;
	constructor(id, value) {
		this.id = id;
		this.value = value;
	}
	eval(_ctx) {
		return this.value;
	}
};
var EvalAttr = class {
	attr;
	opt;
	id;
	constructor(attr, opt) {
		this.attr = attr;
		this.opt = opt;
		this.id = attr.id;
	}
	access(vars, obj) {
		return this.attr.access(vars, obj);
	}
	isPresent(vars, obj) {
		return this.attr.isPresent(vars, obj);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return this.attr.accessIfPresent(vars, obj, presenceOnly);
	}
	isOptional() {
		return this.opt;
	}
	eval(ctx) {
		let val = this.attr.resolve(ctx);
		if (val === void 0) return celError("unresolved attribute", this.id);
		if (isCelError(val)) return val;
		return val;
	}
	resolve(vars) {
		return this.attr.resolve(vars);
	}
	addAccess(acc) {
		this.attr.addAccess(acc);
	}
};
var EvalCall = class {
	id;
	name;
	overload;
	target;
	func;
	args;
	constructor(id, name, overload, target, func, args) {
		this.id = id;
		this.name = name;
		this.overload = overload;
		this.target = target;
		this.func = func;
		this.args = args;
	}
	eval(ctx) {
		if (this.func === void 0) return celError(`unbound function: ${this.name}`, this.id);
		let target = this.target?.eval(ctx);
		if (isCelError(target)) return target;
		let vals = [];
		for (let arg of this.args) {
			let val = arg.eval(ctx);
			if (isCelError(val)) return val;
			vals.push(val);
		}
		let result = this.func.call(this.id, target, vals);
		if (result !== void 0) return result;
		return celError(`found no matching overload for '${this.name}' applied to '${target === void 0 ? "" : `${celType(target)}.`}(${vals.map((x) => celType(x)).map((x) => x.name).join(", ")})'`, this.id);
	}
};
var EvalObj = class {
	id;
	typeName;
	fields;
	values;
	optionals;
	constructor(id, typeName, fields, values, optionals) {
		this.id = id;
		this.typeName = typeName;
		this.fields = fields;
		this.values = values;
		this.optionals = optionals;
	}
	args() {
		return this.values;
	}
	eval(ctx) {
		let vals = coerceToValues(this.values.map((x) => x.eval(ctx)));
		if (isCelError(vals)) return vals;
		let obj = new Map();
		for (let i = 0; i < vals.length; i++) {
			if (obj.has(this.fields[i])) return celError(`map key conflict: ${this.fields[i]}`, this.id);
			obj.set(this.fields[i], vals[i]);
		}
		try {
			return celObject(this.typeName, obj);
		} catch (ex) {
			ex instanceof Error && (ex = ex.message);
			return celError(`${ex}`, this.id);
		}
	}
};
var EvalList = class {
	id;
	elems;
	constructor(id, elems, _) {
		this.id = id;
		this.elems = elems;
	}
	eval(ctx) {
		if (this.elems.length === 0) return EMPTY_LIST;
		let first = this.elems[0].eval(ctx);
		if (isCelError(first)) return first;
		let elemVals = [first];
		for (let i = 1; i < this.elems.length; i++) {
			let elemVal = this.elems[i].eval(ctx);
			if (isCelError(elemVal)) return elemVal;
			elemVals.push(elemVal);
		}
		return celList(elemVals);
	}
	args() {
		return this.elems;
	}
};
var EvalMap = class {
	id;
	keys;
	values;
	constructor(id, keys, values, _) {
		this.id = id;
		this.keys = keys;
		this.values = values;
	}
	args() {
		return this.keys.concat(this.values);
	}
	eval(ctx) {
		if (this.keys.length === 0) return EMPTY_MAP;
		let entries = new Map();
		let firstKey = this.mapKeyOrError(this.keys[0].eval(ctx));
		if (isCelError(firstKey)) return firstKey;
		let firstVal = this.values[0].eval(ctx);
		if (isCelError(firstVal)) return firstVal;
		if (typeof firstKey == "number" && !Number.isInteger(firstKey)) return unsupportedKeyType(this.id);
		entries.set(firstKey, firstVal);
		for (let i = 1; i < this.keys.length; i++) {
			let key = this.mapKeyOrError(this.keys[i].eval(ctx));
			if (isCelError(key)) return key;
			let val = this.values[i].eval(ctx);
			if (isCelError(val)) return val;
			if (entries.has(key)) return celError(`map key conflict: ${key}`, this.id);
			if (typeof key == "number" && !Number.isInteger(key)) return unsupportedKeyType(this.id);
			entries.set(key, val);
		}
		return celMap(entries);
	}
	mapKeyOrError(key) {
		switch (typeof key) {
			case "boolean":
			case "bigint":
			case "string": return key;
			case "object":
				if (isCelUint(key)) return key;
				return unsupportedKeyType(this.id);
			case "number":
				if (Number.isInteger(key)) return BigInt(key);
				return unsupportedKeyType(this.id);
			default: return unsupportedKeyType(this.id);
		}
	}
};
var EvalFold = class {
	id;
	accuVar;
	iterVar;
	iterRange;
	accu;
	cond;
	step;
	result;
	constructor(id, accuVar, iterVar, iterRange, accu, cond, step, result) {
		this.id = id;
		this.accuVar = accuVar;
		this.iterVar = iterVar;
		this.iterRange = iterRange;
		this.accu = accu;
		this.cond = cond;
		this.step = step;
		this.result = result;
	}
	eval(ctx) {
		let accuInit = this.accu.eval(ctx);
		if (isCelError(accuInit)) return accuInit;
		let accuCtx = new VarActivation(this.accuVar, accuInit, ctx);
		let iterRange = this.iterRange.eval(ctx);
		if (isCelError(iterRange)) return iterRange;
		let items = [];
		if (isCelMap(iterRange)) items = Array.from(iterRange.keys());
		else if (isCelList(iterRange)) items = Array.from(iterRange);
		else return celError(`type mismatch: iterable vs ${celType(iterRange)}`, this.id);
		for (let item of items) {
			if (isCelError(item)) return item;
			let iterCtx = new VarActivation(this.iterVar, item, accuCtx);
			let cond = this.cond.eval(iterCtx);
			if (isCelError(cond)) return cond;
			if (cond !== !0) break;
			accuCtx.value = this.step.eval(iterCtx);
		}
		return this.result.eval(accuCtx);
	}
};
var EvalAnd = class {
	id;
	args;
	constructor(id, args) {
		this.id = id;
		this.args = args;
	}
	eval(ctx) {
		let errors = [];
		for (let arg of this.args) {
			let val = arg.eval(ctx);
			if (typeof val == "boolean") {
				if (!val) return !1;
				continue;
			}
			isCelError(val) ? errors.push(val) : errors.push(celError(`type mismatch: expected bool, got ${celType(val)}`, this.id));
		}
		if (errors.length > 0) return celErrorMerge(errors[0], ...errors.slice(1));
		return !0;
	}
};
var EvalOr = class {
	id;
	args;
	constructor(id, args) {
		this.id = id;
		this.args = args;
	}
	eval(ctx) {
		let errors = [];
		for (let arg of this.args) {
			let val = arg.eval(ctx);
			if (typeof val == "boolean") {
				if (val) return !0;
				continue;
			}
			isCelError(val) ? errors.push(val) : errors.push(celError(`type mismatch: expected bool, got ${celType(val)}`, this.id));
		}
		if (errors.length > 0) return celErrorMerge(errors[0], ...errors.slice(1));
		return !1;
	}
};
var EvalNotStrictlyFalse = class {
	id;
	arg;
	constructor(id, arg) {
		this.id = id;
		this.arg = arg;
	}
	eval(ctx) {
		return this.arg.eval(ctx) !== !1;
	}
};
function toQualifiedName(expr) {
	switch (expr.exprKind.case) {
		case "identExpr": return expr.exprKind.value.name;
		case "selectExpr": {
			if (expr.exprKind.value.testOnly || expr.exprKind.value.operand === void 0) return;
			let parent = toQualifiedName(expr.exprKind.value.operand);
			if (parent === void 0) return;
			return parent + "." + expr.exprKind.value.field;
		}
		default: return;
	}
}
function unsupportedKeyType(id) {
	return celError("unsupported key type", id);
}
function coerceToValues(args) {
	let errors = [];
	for (let i = 0; i < args.length; i++) {
		let arg = args[i];
		isCelError(arg) && errors.push(arg);
	}
	if (errors.length > 0) return celErrorMerge(errors[0], ...errors.slice(1));
	return args;
}
// node_modules/@bufbuild/cel/dist/esm/plan.js
const cache = new WeakMap();
function plan(env, expr) {
	let planner = cache.get(env);
	if (planner === void 0) {
		planner = new Planner(env.funcs, env.registry, env.namespace);
		cache.set(env, planner);
	}
	let maybeExpr;
	maybeExpr = isMessage(expr, CheckedExprSchema) || isMessage(expr, ParsedExprSchema) ? expr.expr : expr;
	let plan = planner.plan(maybeExpr ?? create(ExprSchema));
	let withContext = withEvalContext({ registry: env.registry }, {
		id: plan.id,
		eval(ctx) {
			try {
				let val = plan.eval(ctx);
				if (isCelError(val)) return val;
				return unwrapAny(val);
			} catch (ex) {
				return celError(ex, plan.id);
			}
		}
	});
	return (ctx) => withContext.eval(ctx === void 0 ? EMPTY_ACTIVATION : new ObjectActivation(ctx));
}
// node_modules/@bufbuild/cel/dist/esm/ext/strings.js
function charAt(index) {
	let i = Number(index);
	if (i < 0 || i > this.length) throw indexOutOfBounds(i, this.length);
	return this.charAt(i);
}
function indexOf(substr, startN) {
	if (startN === void 0) return BigInt(this.indexOf(substr));
	let start = Number(startN);
	if (start < 0 || start >= this.length) throw indexOutOfBounds(start, this.length);
	return BigInt(this.indexOf(substr, start));
}
function lastIndexOf(substr, startN) {
	if (startN === void 0) return BigInt(this.lastIndexOf(substr));
	let start = Number(startN);
	if (start < 0 || start >= this.length) throw indexOutOfBounds(start, this.length);
	return BigInt(this.lastIndexOf(substr, start));
}
function lowerAscii() {
	let result = "";
	for (let i = 0; i < this.length; i++) {
		let code = this.charCodeAt(i);
		result += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : this.charAt(i);
	}
	return result;
}
function upperAscii() {
	let result = "";
	for (let i = 0; i < this.length; i++) {
		let c = this.charCodeAt(i);
		result += c >= 97 && c <= 122 ? String.fromCharCode(c - 32) : this.charAt(i);
	}
	return result;
}
function replace(substr, repl, num) {
	let count = num === void 0 ? this.length : Number(num);
	let result = this;
	let offset = 0;
	let remaining = count;
	let index = result.indexOf(substr, offset);
	for (; remaining > 0 && index !== -1;) {
		result = result.substring(0, index) + repl + result.substring(index + substr.length);
		offset = index + repl.length;
		remaining--;
		index = result.indexOf(substr, offset);
	}
	return result;
}
function split(sep, num) {
	let count = num === void 0 ? void 0 : Number(num);
	if (count === 1) return celList([this]);
	return celList(this.split(sep, count));
}
function substring(start, end) {
	if (end === void 0) {
		let i = Number(start);
		if (i < 0 || i > this.length) throw indexOutOfBounds(i, this.length);
		return this.substring(i);
	}
	let i = Number(start);
	let j = Number(end);
	if (i < 0 || i > this.length) throw indexOutOfBounds(i, this.length);
	if (j < 0 || j > this.length) throw indexOutOfBounds(j, this.length);
	if (i > j) throw invalidArgument("substring", "start > end");
	return this.substring(i, j);
}
const WHITE_SPACE = new Set([
	32,
	9,
	10,
	11,
	12,
	13,
	133,
	160,
	5760,
	8192,
	8193,
	8194,
	8195,
	8196,
	8197,
	8198,
	8199,
	8200,
	8201,
	8202,
	8232,
	8233,
	8239,
	8287,
	12288
]);
function trim() {
	let start = 0;
	let end = this.length - 1;
	for (; start < this.length && WHITE_SPACE.has(this.charCodeAt(start));) start++;
	for (; end > start && WHITE_SPACE.has(this.charCodeAt(end));) end--;
	return this.substring(start, end + 1);
}
function join(sep = "") {
	let result = "";
	for (let i = 0; i < this.size; i++) {
		let item = this.get(i);
		if (typeof item != "string") throw invalidArgument("join", "list contains non-string value");
		i > 0 && (result += sep);
		result += item;
	}
	return result;
}
const QUOTE_MAP = new Map([
	[0, "\\0"],
	[7, "\\a"],
	[8, "\\b"],
	[9, "\\t"],
	[10, "\\n"],
	[11, "\\v"],
	[12, "\\f"],
	[13, "\\r"],
	[34, "\\\""],
	[92, "\\\\"]
]);
function quote(str) {
	let result = "\"";
	for (let i = 0; i < str.length; i++) {
		let c = str.charCodeAt(i);
		result += QUOTE_MAP.get(c) ?? str.charAt(i);
	}
	result += "\"";
	return result;
}
function formatFloatString(val) {
	switch (val) {
		case "Infinity":
		case "-Infinity":
		case "NaN": return val;
		default: throw invalidArgument("format", "invalid floating point value");
	}
}
function formatFloating(val, precision) {
	switch (!0) {
		case typeof val == "number":
			if (!Number.isFinite(val) || precision === void 0) return val.toString();
			return new Intl.NumberFormat("en-US", {
				maximumFractionDigits: precision,
				minimumFractionDigits: precision,
				notation: "standard",
				roundingMode: "halfEven",
				useGrouping: !1
			}).format(val);
		case typeof val == "string": return formatFloatString(val);
		default: throw invalidArgument("format", "fixed-point clause can only be used on doubles");
	}
}
function formatExponent(val, precision) {
	switch (!0) {
		case typeof val == "number":
			if (!Number.isFinite(val)) return val.toString();
			let str = val.toExponential(precision);
			let plusIdx = str.lastIndexOf("+");
			plusIdx === str.length - 2 && (str = `${str.substring(0, plusIdx + 1)}0${str.substring(plusIdx + 1)}`);
			return str;
		case typeof val == "string": return formatFloatString(val);
		default: throw invalidArgument("format", "scientific clause can only be used on doubles");
	}
}
function formatBinary(val) {
	switch (!0) {
		case typeof val == "boolean": return val ? "1" : "0";
		case typeof val == "bigint": return val.toString(2);
		case isCelUint(val): return val.value.toString(2);
		default: throw invalidArgument("format", "only integers and bools can be formatted as binary");
	}
}
function formatOctal(val) {
	switch (!0) {
		case typeof val == "bigint": return val.toString(8);
		case isCelUint(val): return val.value.toString(8);
		default: throw invalidArgument("format", "invalid integer value");
	}
}
function formatDecimal(val) {
	switch (!0) {
		case typeof val == "bigint": return val.toString(10);
		case isCelUint(val): return val.value.toString(10);
		case typeof val == "number" && !Number.isFinite(val): return val.toString();
		default: throw invalidArgument("format", "invalid integer value");
	}
}
function formatHexBytes(val) {
	let result = "";
	for (let i = 0; i < val.length; i++) result += val[i].toString(16).padStart(2, "0");
	return result;
}
function formatHex(val) {
	switch (!0) {
		case typeof val == "bigint": return val.toString(16);
		case isCelUint(val): return val.value.toString(16);
		case typeof val == "string": return formatHexBytes(new TextEncoder().encode(val));
		case val instanceof Uint8Array: return formatHexBytes(val);
		default: throw invalidArgument("format", "only integers, byte buffers, and strings can be formatted as hex");
	}
}
function formatHeX(val) {
	let result = formatHex(val);
	if (typeof result != "string") return result;
	return result.toUpperCase();
}
function formatList(val) {
	let result = "[";
	for (let i = 0; i < val.size; i++) {
		i > 0 && (result += ", ");
		result += formatString(val.get(i));
	}
	result += "]";
	return result;
}
function formatMap(val) {
	let formatted = Array(val.size);
	let i = 0;
	for (let [key, value] of val) {
		formatted[i] = [formatString(key), formatString(value)];
		i++;
	}
	let result = "{";
	let delim = "";
	for (let [key, value] of formatted.sort((a, b) => a[0].localeCompare(b[0]))) {
		result += delim + key + ": " + value;
		delim = ", ";
	}
	result += "}";
	return result;
}
function formatString(val) {
	switch (typeof val) {
		case "boolean": return val ? "true" : "false";
		case "bigint": return formatDecimal(val);
		case "number": return formatFloating(val, void 0);
		case "string": return val;
		case "object": switch (!0) {
			case val === null: return "null";
			case isCelType(val): return val.name;
			case isCelUint(val): return val.value.toString();
			case isReflectMessage(val, TimestampSchema): return toJson(TimestampSchema, val.message);
			case isReflectMessage(val, DurationSchema): return toJson(DurationSchema, val.message);
			case val instanceof Uint8Array: return new TextDecoder().decode(val);
			case isCelList(val): return formatList(val);
			case isCelMap(val): return formatMap(val);
		}
	}
	throw invalidArgument("format", "invalid string value");
}
function format(args) {
	let result = "";
	let i = 0;
	let j = 0;
	for (; i < this.length;) {
		if (this.charAt(i) !== "%") {
			result += this.charAt(i);
			i++;
			continue;
		}
		if (i + 1 >= this.length) throw invalidArgument("format", "invalid format string");
		let c = this.charAt(i + 1);
		i += 2;
		if (c === "%") {
			result += "%";
			continue;
		}
		let precision = 6;
		if (c === ".") {
			precision = 0;
			for (; i < this.length && this.charAt(i) >= "0" && this.charAt(i) <= "9";) {
				precision = precision * 10 + Number(this.charAt(i));
				i++;
			}
			if (i >= this.length) throw invalidArgument("format", "invalid format string");
			c = this.charAt(i);
			i++;
		}
		let val = args.get(j++);
		if (val === void 0) throw invalidArgument("format", "too few arguments for format string");
		result += formatPlaceholder(c, val, precision);
	}
	if (j < args.size) throw invalidArgument("format", "too many arguments for format string");
	return result;
}
function formatPlaceholder(c, val, precision) {
	switch (c) {
		case "e": return formatExponent(val, precision);
		case "f": return formatFloating(val, precision);
		case "b": return formatBinary(val);
		case "d": return formatDecimal(val);
		case "s": return formatString(val);
		case "x": return formatHex(val);
		case "X": return formatHeX(val);
		case "o": return formatOctal(val);
		default: throw invalidArgument("format", `could not parse formatting clause: unrecognized formatting clause: ${c}`);
	}
}
function invalidArgument(func, issue) {
	return Error(`invalid argument to function ${func}: ${issue}`);
}
function indexOutOfBounds(index, length) {
	return Error(`index ${index} out of bounds [0, ${length})`);
}
const { STRING, INT, DYN } = CelScalar;
const LIST_DYN = listType(DYN);
const LIST_STRING = listType(DYN);
var strings_default = [
	celFunc("strings.quote", [STRING], STRING, quote),
	celMethod("charAt", STRING, [INT], STRING, charAt),
	celMethod("indexOf", STRING, [STRING], INT, indexOf),
	celMethod("indexOf", STRING, [STRING, INT], INT, indexOf),
	celMethod("lastIndexOf", STRING, [STRING], INT, lastIndexOf),
	celMethod("lastIndexOf", STRING, [STRING, INT], INT, lastIndexOf),
	celMethod("lowerAscii", STRING, [], STRING, lowerAscii),
	celMethod("upperAscii", STRING, [], STRING, upperAscii),
	celMethod("replace", STRING, [STRING, STRING], STRING, replace),
	celMethod("replace", STRING, [
		STRING,
		STRING,
		INT
	], STRING, replace),
	celMethod("split", STRING, [STRING], LIST_STRING, split),
	celMethod("split", STRING, [STRING, INT], LIST_STRING, split),
	celMethod("substring", STRING, [INT], STRING, substring),
	celMethod("substring", STRING, [INT, INT], STRING, substring),
	celMethod("trim", STRING, [], STRING, trim),
	celMethod("join", LIST_STRING, [], STRING, join),
	celMethod("join", LIST_STRING, [STRING], STRING, join),
	celMethod("format", STRING, [LIST_DYN], STRING, format)
];
const understood = new Set("_&&_._||_.!_._?_:_._==_._!=_._<_._<=_._>_._>=_._+_._-_._[_].@in.-_.@not_strictly_false.contains.endsWith.matches.size.startsWith.charAt.indexOf.lastIndexOf.lowerAscii.split.substring.trim.upperAscii".split("."));
const unreadHere = /\.\?|\[\?|\{\s*\?|`/;
const environment = celEnv({
	variables: { ref: CelScalar.STRING },
	funcs: strings_default
});
function parsed(expression) {
	return parse(expression.includes("//") ? `${expression}\n` : expression);
}
const noCode = /"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*/g;
function tooDeep(expression) {
	let code = expression.replace(noCode, (text) => " ".repeat(text.length));
	let level = 0;
	for (let { 0: bracket, index } of code.matchAll(/[()[\]{}]/g)) {
		level += "([{".includes(bracket) ? 1 : -1;
		if (level < 250) continue;
		let lines = expression.slice(0, index).split("\n");
		return {
			kind: "invalid",
			problem: "expression recursion limit exceeded: 250",
			line: lines.length,
			column: (lines.at(-1)?.length ?? 0) + 1
		};
	}
}
function innerOf({ exprKind: { case: kind, value } }) {
	switch (kind) {
		case "selectExpr": return [value.operand];
		case "callExpr": return [value.target, ...value.args];
		case "listExpr": return value.elements;
		case "structExpr": return value.entries.flatMap((entry) => [entry.keyKind.case === "mapKey" ? entry.keyKind.value : void 0, entry.value]);
		case "comprehensionExpr": return [
			value.iterRange,
			value.accuInit,
			value.loopCondition,
			value.loopStep,
			value.result
		];
		default: return [];
	}
}
const balanced = ["_&&_", "_||_"];
function isLong(expr) {
	let left = [[expr, 0]];
	for (let [one, level] of left) {
		if (level > 100) return !0;
		let { case: kind, value } = one.exprKind;
		let next = kind === "callExpr" && balanced.includes(value.function) ? level : level + 1;
		for (let inner of innerOf(one)) inner !== void 0 && left.push([inner, next]);
	}
	return !1;
}
function syntaxBy(expression) {
	try {
		return isLong(parsed(expression).expr) ? {
			kind: "unknown",
			why: "it is a chain of more than 100 steps"
		} : { kind: "ok" };
	} catch (error) {
		return syntaxError(error);
	}
}
function withSignsTogether(expression) {
	return expression.replace(/(?:-\s+)+(?=-)|(?:!\s+)+(?=!)/g, (signs) => {
		let together = signs.replace(/\s/g, "");
		return signs.replace(/[-!]/g, " ").slice(together.length) + together;
	});
}
function syntaxError(error) {
	let text = error instanceof Error ? error.message : "";
	let [, line, column, problem] = /^<input>:(\d+):(\d+): (.+)$/s.exec(text) ?? [];
	if (problem === void 0) return {
		kind: "unknown",
		why: "it is more than the parser here can read"
	};
	return {
		kind: "invalid",
		problem,
		line: Number(line),
		column: Number(column)
	};
}
function partsOf({ exprKind: { case: kind, value } }) {
	switch (kind) {
		case "constExpr":
		case "identExpr": return [];
		case "listExpr": return value.elements;
		case "callExpr":
			if (!understood.has(value.function) || value.function === "split" && value.args.length !== 1) return;
			return value.target === void 0 ? value.args : [value.target, ...value.args];
		case "comprehensionExpr": {
			let { iterRange, accuInit, loopCondition, loopStep, result } = value;
			if (iterRange?.exprKind.case !== "listExpr" || hasLoop(loopStep)) return;
			return [
				iterRange,
				accuInit,
				loopCondition,
				loopStep,
				result
			].filter((part) => part !== void 0);
		}
		default: return;
	}
}
function hasLoop(expr) {
	if (expr === void 0) return !1;
	return expr.exprKind.case === "comprehensionExpr" || (partsOf(expr) ?? []).some(hasLoop);
}
function isUnderstood(expr) {
	return partsOf(expr)?.every(isUnderstood) === !0;
}
function compileReference(expression) {
	if (expression.length > 1e3 || tooDeep(expression) !== void 0) return;
	if (unreadHere.test(expression) || syntaxBy(expression).kind !== "ok") return;
	let read = parsed(expression);
	if (!isUnderstood(read.expr)) return;
	let evaluate = plan(environment, read);
	return (ref) => {
		let value = evaluate({ ref });
		return typeof value == "boolean" && !isCelError(value) ? value : void 0;
	};
}
exports.compileReference = compileReference;
exports.isAlwaysTrue = function isAlwaysTrue(expression) {
	return compileReference(expression)?.("") === !0 && !/\bref\b/.test(expression);
};
exports.syntaxOf = function syntaxOf(expression) {
	let deep = tooDeep(expression);
	if (deep !== void 0) return deep;
	if (unreadHere.test(expression)) return {
		kind: "unknown",
		why: "it has optional fields or fields in backticks"
	};
	let syntax = syntaxBy(expression);
	return syntax.kind === "invalid" && syntaxBy(withSignsTogether(expression)).kind === "ok" ? { kind: "ok" } : syntax;
};
