import { implement } from '@orpc/server'
import { contract } from '#app/contract/contract.ts'
import type { ApiContext } from './context.ts'

/** `api.themes.get.handler(…)`: each handler is typed by its contract and gets the context of the request. */
export const api = implement(contract).$context<ApiContext>()
