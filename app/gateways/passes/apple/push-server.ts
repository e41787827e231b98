import type { PushServer } from './apple-push.ts'

type PushSettings = { APPLE_PUSH_URL: string; APPLE_PUSH_AUTHORITY?: string | undefined }

/** Apple's push service, or who stands in for it, by the settings. */
export const pushServerOf = ({ APPLE_PUSH_URL, APPLE_PUSH_AUTHORITY }: PushSettings): PushServer => ({
  url: APPLE_PUSH_URL,
  authority: APPLE_PUSH_AUTHORITY?.replaceAll(String.raw`\n`, '\n') ?? null,
})
