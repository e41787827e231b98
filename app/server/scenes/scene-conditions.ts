import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { PageContext } from '#app/pages/page-context.ts'

export type RefusedCalls = Readonly<Record<string, { code: ApiErrorCode; details?: object }>>

/** What the page of a scene meets beside what its visitor has done. */
export type SceneConditions = {
  /** calls that are refused, such as `{ 'checkout.place': { code: '6105' } }`: nothing is asked, and nothing changes */
  refused?: RefusedCalls
  /** how much later the page is opened, in minutes */
  later?: number
}

/** What a page may reach where some of its calls are refused. */
export function refusingContext(context: PageContext, { refused }: SceneConditions): PageContext {
  if (!refused) return context
  return {
    ...context,
    openApi: async caller => {
      const api = await context.openApi(caller)
      return api && refusingClient(api, refused)
    },
  }
}

type Calls = Record<string, object>

function refusingClient(api: ApiClient, refused: RefusedCalls): ApiClient {
  const callsOf = (group: string) =>
    new Proxy((api as unknown as Calls)[group] ?? {}, {
      get: (calls, name) => {
        const refusal = refused[`${group}.${String(name)}`]
        return refusal ? () => Promise.reject(refusedAs(refusal)) : Reflect.get(calls, name)
      },
    })
  return new Proxy(api, {
    get: (groups, name) =>
      typeof name === 'string' && isRefusedIn(refused, name) ? callsOf(name) : Reflect.get(groups, name),
  })
}

const refusedAs = ({ code, details }: RefusedCalls[string]) =>
  refuse(code, (details ? { details } : {}) as Parameters<typeof refuse>[1])

const isRefusedIn = (refused: RefusedCalls, group: string) =>
  Object.keys(refused).some(call => call.startsWith(`${group}.`))
