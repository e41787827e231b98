import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { PageContext } from '#app/pages/page-context.ts'

/** `text` is what the answer says; an empty one where it says nothing. */
export type RefusedCalls = Readonly<Record<string, { code: ApiErrorCode; details?: object; text?: string }>>

/** What the page of a scene meets beside what its visitor has done. */
export type SceneConditions = {
  /** calls that are refused, such as `{ 'checkout.place': { code: '6105' } }`: nothing is asked, and nothing changes */
  refused?: RefusedCalls
  /** calls that break off, such as `['orders.get']`: there is no answer, not even a refusal */
  broken?: readonly string[]
  /** calls that are answered so, such as `{ 'checkout.place': '<' }`: nothing is asked, and nothing changes */
  instead?: Readonly<Record<string, unknown>>
  /** calls whose answer is another one: what is made of its payload */
  answers?: ChangedAnswers
  /** the language that the browser asks for */
  language?: string
  /** how much later the page is opened, in minutes */
  later?: number
  /** the gateway has no page of its own where a card is typed without scripts */
  isWithoutCardPage?: boolean
}

/** A call's name with what its payload becomes, such as `{ 'status.get': status => ({ ...status, mail: 'delayed' }) }`. */
export type ChangedAnswers = Readonly<Record<string, (payload: never) => unknown>>

/** What a page may reach where some of its calls are refused, or answered otherwise. */
export function sceneContext(
  context: PageContext,
  { refused = {}, broken = [], instead = {}, answers = {}, isWithoutCardPage = false }: SceneConditions,
): PageContext {
  return {
    ...context,
    ...(isWithoutCardPage && { cardEntry: { ...context.cardEntry, pageUrl: null } }),
    // The composer holds the page, and nobody else does.
    allowFraming: () => undefined,
    // The author's own browser reads the shop in whatever it did before.
    keepLanguage: () => undefined,
    // What a page asks for belongs to its scene because it tells where it comes from; no address of a stage opens anything elsewhere.
    hideAddress: () => undefined,
    openApi: async caller => {
      const api = await context.openApi(caller)
      return api && sceneClient(api, { refused, broken, instead, answers })
    },
  }
}

type Calls = Record<string, (...input: unknown[]) => Promise<{ payload: unknown }>>
type Changes = Required<Pick<SceneConditions, 'refused' | 'broken' | 'instead' | 'answers'>>

function sceneClient(api: ApiClient, changes: Changes): ApiClient {
  const callsOf = (group: string) =>
    new Proxy((api as unknown as Record<string, Calls>)[group] ?? {}, {
      get: (calls, name) =>
        settledCall(`${group}.${String(name)}`, changes) ?? answeredCall(calls, { group, name, changes }),
    })
  return new Proxy(api, {
    get: (groups, name) =>
      typeof name === 'string' && isChangedIn(changes, name) ? callsOf(name) : Reflect.get(groups, name),
  })
}

/** A call that nobody is asked for: it is refused, breaks off, or is answered at once; undefined for any other. */
function settledCall(call: string, { refused, broken, instead }: Changes) {
  if (broken.includes(call)) return () => Promise.reject(new Error(`A scene without an answer to ${call}`))
  if (Object.hasOwn(instead, call)) return async () => ({ payload: instead[call] })
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

const refusedAs = ({ code, ...answer }: RefusedCalls[string]) =>
  refuse(code, answer as Parameters<typeof refuse>[1])

const isChangedIn = ({ refused, broken, instead, answers }: Changes, group: string) =>
  [...Object.keys(refused), ...broken, ...Object.keys(instead), ...Object.keys(answers)].some(call =>
    call.startsWith(`${group}.`),
  )
