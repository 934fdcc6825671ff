/** Time left, in words. */
import type { SeatInfo } from '../../protocol';

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

const WHY: Record<SeatInfo['away'], string> = {
  '': '',
  clock: 'Your time is up: a bot plays for you.',
  absent: 'You were away: a bot plays for you.',
  left: 'You left the seat: a bot plays for you.',
};

/** Why a bot plays for me, and what taking the seat back gives. */
export function standInText({ away, back }: Pick<SeatInfo, 'away' | 'back'>): string {
  return back == null
    ? WHY[away]
    : `${WHY[away]} Take the seat back and you have ${timeText(back)}.`;
}
