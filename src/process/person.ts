import { hostname, userInfo } from 'node:os';

/** The user of this process and its machine. In a container a user may have a number and no name. */
export function personHere(): { readonly name: string; readonly host: string } {
  return { name: userName(), host: hostname() || 'unknown' };
}

function userName(): string {
  try {
    return userInfo().username || 'unknown';
  } catch {
    return process.env['USER'] || `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
