import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { PageContext } from '#app/pages/page-context.ts'

export type RefusedCalls = Readonly<Record<string, { code: ApiErrorCode; details?: object }>>

/** What the page of a scene meets beside what its visitor has done. */
export type SceneConditions = {
  /** calls that are refused, such as `{ 'checkout.place': { code: '6105' } }`: nothing is asked, and nothing changes */
  refused?: RefusedCalls
  /** calls whose answer is another one: what is made of its payload */
  answers?: ChangedAnswers
  /** the language that the browser asks for */
  language?: string
  /** how much later the page is opened, in minutes */
  later?: number
}

/** A call's name with what its payload becomes, such as `{ 'status.get': status => ({ ...status, mail: 'delayed' }) }`. */
export type ChangedAnswers = Readonly<Record<string, (payload: never) => unknown>>

/** What a page may reach where some of its calls are refused, or answered otherwise. */
export function sceneContext(
  context: PageContext,
  { refused = {}, answers = {} }: SceneConditions,
): PageContext {
  return {
    ...context,
    openApi: async caller => {
      const api = await context.openApi(caller)
      return api && sceneClient(api, { refused, answers })
    },
  }
}

type Calls = Record<string, (...input: unknown[]) => Promise<{ payload: unknown }>>
type Changes = Required<Pick<SceneConditions, 'refused' | 'answers'>>

function sceneClient(api: ApiClient, changes: Changes): ApiClient {
  const callsOf = (group: string) =>
    new Proxy((api as unknown as Record<string, Calls>)[group] ?? {}, {
      get: (calls, name) =>
        refusedCall(`${group}.${String(name)}`, changes) ?? answeredCall(calls, { group, name, changes }),
    })
  return new Proxy(api, {
    get: (groups, name) =>
      typeof name === 'string' && isChangedIn(changes, name) ? callsOf(name) : Reflect.get(groups, name),
  })
}

/** A call that is refused; undefined for any other. */
function refusedCall(call: string, { refused }: Changes) {
  const refusal = refused[call]
  return refusal && (() => Promise.reject(refusedAs(refusal)))
}

type Answering = { group: string; name: string | symbol; changes: Changes }

function answeredCall(calls: Calls, { group, name, changes: { answers } }: Answering) {
  const call: Calls[string] = Reflect.get(calls, name)
  const change = answers[`${group}.${String(name)}`] as ((payload: unknown) => unknown) | undefined
  if (!change) return call
  return async (...input: unknown[]) => {
    const answer = await call(...input)
    return { ...answer, payload: change(answer.payload) }
  }
}

const refusedAs = ({ code, details }: RefusedCalls[string]) =>
  refuse(code, (details ? { details } : {}) as Parameters<typeof refuse>[1])

const isChangedIn = ({ refused, answers }: Changes, group: string) =>
  [...Object.keys(refused), ...Object.keys(answers)].some(call => call.startsWith(`${group}.`))
