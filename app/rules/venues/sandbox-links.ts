import { hostOf } from '../hosts/host-origin.ts'
import { pathPlace } from '../hosts/path-place.ts'

export type SandboxCopy = {
  /** id of the venue that was copied */
  venue: string
  sandboxId: string
  /** the venue's own host names */
  hosts: readonly string[]
  /** the platform's address */
  publicUrl: string
}

const ADDRESS = /^\s*https?:\/\/([^/?#:@\s]+)(?::\d+)?((?:[/?#]\S*)?)\s*$/i
const WRITTEN = /(<a\s+href=")([^"]*)(")/gi

/**
 * A value of a venue for its copy: addresses of the venue's shop that name a host, its own or the platform's, are the same pages of the copy,
 * as a value of their own or as links in words. Whatever else there is stays; addresses of other sites too.
 */
export function leadIntoSandbox<Value>(value: Value, copy: SandboxCopy): Value {
  if (typeof value === 'string') return inSandbox(value, copy) as Value
  if (Array.isArray(value)) return value.map(part => leadIntoSandbox(part, copy)) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, leadIntoSandbox(part, copy)])

  return Object.fromEntries(parts) as Value
}

const inSandbox = (words: string, copy: SandboxCopy): string =>
  sandboxHref(words, copy) ??
  words.replace(WRITTEN, (link, before, href, after) => {
    const path = sandboxHref(href, copy)
    return path === null ? link : before + path + after
  })

/** The same page of the copy; null where an address leads to none of the shop. */
function sandboxHref(address: string, { venue, sandboxId, hosts, publicUrl }: SandboxCopy): string | null {
  const [, name = '', written = ''] = ADDRESS.exec(address) ?? []
  const host = name.toLowerCase().replace(/\.$/, '')
  const isOwn = hosts.includes(host)
  if (!host || !(isOwn || host === hostOf(publicUrl))) return null
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? []
  if (isOwn && /^\/?$/.test(path)) return `/events/${sandboxId}/list${rest}`
  const { area, tenantId } = pathPlace(path)
  const isShop = tenantId === venue && (area === 'shop' || /^\/(?:embed|sharing)\//.test(path))
  return isShop ? path.replace(/^(\/[^/]+\/)[^/]+/, `$1${sandboxId}`) + rest : null
}
