import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'

/** A host name of two parts at the least, and what may follow it. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i

/** The whole address that somebody meant who typed `www.pier.example`; null for what is whole already, or is no host. */
export const addressWithScheme = (typed: string): string | null => {
  const entered = typed.trim()
  if (isSafeLink(entered) || !HOST.test(entered)) return null
  const address = `https://${entered}`
  return isSafeLink(address) ? address : null
}
