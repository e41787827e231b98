import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from '@remix-run/react'

/** What stands in for a screen's answer when the server gave none. `intent`: the button that was pressed; `byWallet`: a wallet sent it. */
export type NoAnswer = { unanswered: true; intent: string; byWallet?: true }

export const isUnanswered = (answer: unknown): answer is NoAnswer =>
  typeof answer === 'object' && answer !== null && 'unanswered' in answer

/**
 * A `clientAction` that leaves the page as it is when the server cannot be reached or its answer cannot be read. What the server
 * does answer, a way on or a refusal with its status, is passed on.
 */
export async function sendOrStay({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const intent = String(form.get('intent') ?? '')
    const press: NoAnswer = { unanswered: true, intent }
    return form.get('byWallet') === 'yes' ? { ...press, byWallet: true } : press
  }
}

const CONFLICT = 409

/**
 * A page is loaded again after what the server took, and after a conflict with what it knows by now. Another refusal, or a press
 * without an answer, changes nothing of it. Remix leaves that to the route as soon as the route has a say.
 */
export const reloadsPage: ShouldRevalidateFunction = ({ actionResult, actionStatus = 200 }) =>
  !isUnanswered(actionResult) && (actionStatus < 400 || actionStatus === CONFLICT)
