import type { RequestHandler } from 'express'

/**
 * An address whose escapes cannot be read is not one of ours: a visitor of a venue is led to its page for what is not there, anybody
 * else to the root.
 */
export const malformedAddresses: RequestHandler = ({ path }, response, next) => {
  if (isReadable(path)) return next()
  const tenantId = /^\/[a-zA-Z]+\/([\w-]+)(?:\/|$)/.exec(path)?.[1]
  response.redirect(302, tenantId ? `/events/${tenantId}/missing` : '/')
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
