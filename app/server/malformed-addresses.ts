import type { RequestHandler } from 'express'
import { unknownHref } from '#app/rules/links/unknown-href.ts'

/** An address whose escapes cannot be read leads where any unknown address does. */
export const malformedAddresses: RequestHandler = ({ path }, response, next) => {
  if (isReadable(path)) return next()
  response.redirect(302, unknownHref(path))
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
