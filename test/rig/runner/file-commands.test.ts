import { describe, expect, test } from 'vitest';
import { keyValuePairs } from './file-commands.ts';

const read = (text: string): Record<string, string> => Object.fromEntries(keyValuePairs(text));

describe('a command file', () => {
  test.each([
    ['a plain entry', 'a=1\n', { a: '1' }],
    ['a plain entry without a last line end', 'a=1', { a: '1' }],
    ['a value with further signs', 'a=b=c<<d\n', { a: 'b=c<<d' }],
    ['an empty value', 'a=\n', { a: '' }],
    ['a delimited entry', 'a<<END\none\ntwo\nEND\n', { a: 'one\ntwo' }],
    ['a delimited entry whose delimiter ends the file', 'a<<END\none\nEND', { a: 'one' }],
    ['an empty delimited entry', 'a<<END\nEND\n', { a: '' }],
    ['a delimited value that looks like an entry', 'a<<END\nb=1\n\nEND\n', { a: 'b=1\n' }],
    ['empty lines between entries', '\na=1\n\nb<<E\n2\nE\n\n', { a: '1', b: '2' }],
    ['a carriage return, which belongs to the value', 'a=1\r\n', { a: '1\r' }],
    ['a repeated name, of which the last wins', 'a=1\na=2\n', { a: '2' }],
  ])('may hold %s', (_what, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['a line that is no entry', 'nothing\n', "Invalid format 'nothing'"],
    ['an entry without name', '=1\n', 'Name must not be empty'],
    ['a delimited entry without name', '<<END\nx\nEND\n', 'Name must not be empty and delimiter must not be empty'],
    ['a delimited entry without delimiter', 'a<<\nx\n', 'Name must not be empty and delimiter must not be empty'],
    ['a delimiter that never comes', 'a<<END\nx\n', "Matching delimiter not found 'END'"],
    ['a delimiter glued to the last line', 'a<<END\nxEND', 'EOF marker missing new line'],
  ])('is refused with %s', (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('hands out the entries before a malformed one', () => {
    const seen: string[] = [];
    expect(() => {
      for (const [name] of keyValuePairs('a=1\nbad\nb=2\n')) seen.push(name);
    }).toThrow('Invalid format');
    expect(seen).toEqual(['a']);
  });
});
