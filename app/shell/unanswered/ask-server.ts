import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from '@remix-run/react'

/** What stands in for a screen's answer when the server gave none. `intent`: the button that was pressed. */
export type Unanswered = { unanswered: true; intent: string }

export const isUnanswered = (answer: unknown): answer is Unanswered =>
  typeof answer === 'object' && answer !== null && 'unanswered' in answer

/**
 * A `clientAction` that leaves the page as it is when the server cannot be reached or its answer cannot be read. What the server
 * does answer, a way on or a refusal, is passed on.
 */
export async function askServer({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const intent = String((await request.clone().formData()).get('intent') ?? '')
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return { unanswered: true, intent } satisfies Unanswered
  }
}

/** The page of a press without an answer stays as it is: nothing of it is loaded again. */
export const keepsUnanswered: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !isUnanswered(actionResult) && defaultShouldRevalidate
