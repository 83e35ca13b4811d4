function span(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}

/**
 * The holder's renewTime for people, with its age by our own clock. Two machines' clocks are compared here, so nothing
 * is decided by it; a time that is still to come shows that one of them is wrong.
 */
export function renewedText(renewTime: string, now: Date): string {
  const renewedMs = Date.parse(renewTime);
  if (Number.isNaN(renewedMs)) return renewTime;
  const seconds = (now.getTime() - renewedMs) / 1000;
  return seconds >= 0
    ? `${renewTime} (${span(seconds)} ago by this runner’s clock)`
    : `${renewTime} (${span(-seconds)} ahead of this runner’s clock, so one of the two clocks is wrong)`;
}
