import { describe, expect, it } from 'vitest';
import { notesOf, versionOf } from '../../scripts/release.ts';

const changelog = '# Changelog\n\n## 1.10.0\n\nNew.\n\n## 1.1.0 (2026-11-30)\n\n- One\n- Two\n\n## 1.0.0\n';

describe('the notes of a release', () => {
  it.each([
    ['1.10.0', 'New.\n'],
    ['1.1.0', '- One\n- Two\n'],
  ])('of %s are its section of the changelog', (version, notes) => {
    expect(notesOf(changelog, version)).toBe(notes);
  });

  it.each(['1.0.0', '1.1', '2.0.0'])('are missing for %s, and that is said', (version) => {
    expect(() => notesOf(changelog, version)).toThrow(`CHANGELOG.md says nothing of ${version}`);
  });
});

describe('the version of a release', () => {
  it('is the one of package.json', () => {
    expect(versionOf('{"version":"1.1.0"}', '1.1.0')).toBe('1.1.0');
    expect(() => versionOf('{"version":"1.1.0"}', 'v1.1.0')).toThrow('package.json says 1.1.0, asked for is v1.1.0');
  });
});
