/** What the frame of a bank's question says when it was answered. How, only the server is told. */
export const CHALLENGE_DONE = { channel: 'marquee-challenge', type: 'done' } as const

/** Whether a message is that, from this window of this origin; anything else that is posted to a page is none of ours. */
export function isChallengeDone(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: { origin: string; window: MessageEventSource | null },
): boolean {
  const isOurs = origin === frame.origin && source !== null && source === frame.window
  return isOurs && data?.channel === CHALLENGE_DONE.channel && data.type === CHALLENGE_DONE.type
}
