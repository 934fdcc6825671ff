/** Time left, in words. */

/** `3:07` under an hour, `2 h 05`, `3 d 4 h`. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600)];
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), whole % 60];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')}`;
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** What is left of a clock that showed `left` when it was read, and has run since if it runs. */
export function timeLeft(left: number, isRunning: boolean, readAt: number, now: number): number {
  return isRunning ? Math.max(0, left - (now - readAt) / 1000) : left;
}
