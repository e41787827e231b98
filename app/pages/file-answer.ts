import type { FilePayload } from '#app/contract/sharing.ts'

const DAY = 86_400

/** A file that anybody may keep for a while: a day, or so many seconds. */
export const fileAnswer = ({ contentType, content }: FilePayload, seconds = DAY) =>
  new Response(Buffer.from(content, 'base64'), {
    headers: { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${seconds}` },
  })
