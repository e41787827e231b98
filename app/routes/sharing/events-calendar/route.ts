import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileAnswer } from '#app/pages/file-answer.ts'
import { openPage } from '#app/pages/open-page.ts'

const HOUR = 3_600

/** What is on, as a calendar to subscribe to. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  const { payload } = await api.sharing.calendar()
  return fileAnswer(payload, HOUR)
}
