/** What went wrong with a call of a webhook, without the words of the API server for which call it was. */
export function withoutCall(text: string): string {
  return text.replace(/^failed calling webhook "[^"]*": (?:failed to call webhook: )?(?:Post "[^"]*": )?/, '');
}
