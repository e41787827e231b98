import { implement } from '@orpc/server'
import { contract } from '#app/contract/contract.ts'
import type { ApiContext } from './context.ts'
import { findBrokenText } from './find-broken-text.ts'
import { refuse } from './refuse.ts'

/** `api.themes.get.handler(…)`: each handler is typed by its contract and gets the context of the request. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(({ next }, input) => {
    const place = findBrokenText(input)
    if (place !== null)
      throw refuse('BAD_REQUEST', {
        errors: { [place]: 'must not contain the character NUL or half a character' },
      })
    return next()
  })
