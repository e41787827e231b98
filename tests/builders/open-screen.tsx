import { within } from '@testing-library/react'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as orders from '#app/routes/orders/layout/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { bodyOfMarkup, drawPage, type Route, wordsOf } from './draw-page.tsx'
import type { PageRequest } from './page-loader.ts'

/** The pattern of its address, and whether it stands in the frame that the order views share. */
type Place = { pattern: string; isOrderView?: boolean }

type ScreenRequest = PageRequest & Place & { database: Database }

/** A screen in the standard frame as a visitor meets it, with what it says in `words`, and its fields by name. */
export async function openScreen(screen: Route, { isOrderView = false, ...opening }: ScreenRequest) {
  const frames = isOrderView ? [application, standard, orders] : [application, standard]
  const { status, location, body } = await drawPage([...frames, screen], opening)
  const field = (name: string) => body.querySelector<HTMLInputElement>(`[name="${name}"]`)
  return { status, location, body, page: within(body), field, words: spacedWords(body.innerHTML) }
}

/** Words of neighbouring elements apart. */
const spacedWords = (markup: string) => wordsOf(bodyOfMarkup(markup.replaceAll('<', ' <')))
