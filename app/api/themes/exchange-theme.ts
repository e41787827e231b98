import { listFonts } from '#app/data/queries/fonts/read.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import {
  exchangeFileNames,
  formatOf,
  printExchangeFile,
  readExchangeFile,
} from '#theme/exchange/exchange-file.ts'
import { ExchangeFileError } from '#theme/exchange/file-contents.ts'
import { takeGroups, themeGroups } from '#theme/exchange/theme-groups.ts'
import { isOwnFontId, type OwnFontId } from '#theme/fonts/own-fonts.ts'
import { toPayload } from '#theme/payload.ts'
import { describeDifference } from '#theme/theme-difference.ts'
import { changedParts } from '#theme/theme-parts.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { contrastLosses } from './contrast-gate.ts'
import { readDraftState } from './draft-state.ts'
import { readHeroPicture } from './hero-picture.ts'
import { requireThemeStaff } from './theme-rights.ts'

/** The theme that editors see as a file of another format, with our own part in it. */
export const printTheme = api.themeExchange.print.handler(async ({ input, context }) => {
  requireThemeStaff(context.staff)
  const { format } = input.params
  const { document } = await presentTheme(context)
  const { name } = context.venue.document.venue
  return {
    payload: { fileName: exchangeFileNames[format], text: printExchangeFile({ name, document }, format) },
  }
})

/** What a file would change in the theme that editors see, group by group; 422 with one sentence for what is no file of its format. */
export const planExchange = api.themeExchange.plan.handler(async ({ input, context }) => {
  requireThemeStaff(context.staff)
  const { text, format = formatOf(text), groups = themeGroups, fonts = [] } = input.body
  const { document, revision } = await presentTheme(context)
  const read = readFile(text, { format, current: document })
  const own = (await listFonts(context.db, context.tenantId)).map(({ family }) => family)
  const { source, lost } = withoutLostFonts(read.source, { known: [...own, ...fonts], current: document })
  const unknown = [...read.unknown, ...lost]
  const take = (chosen: typeof groups) => takeGroups({ source, target: document, groups: chosen })
  const differs = themeGroups.filter(group => diffDocuments(document, take([group])).length > 0)
  const next = take(groups)
  const picture = await readHeroPicture(context.services, context.venue)
  return {
    payload: {
      format,
      groups: differs,
      chosen: differs.filter(group => groups.includes(group)),
      difference: describeDifference(document, next),
      unknown,
      fonts: namedFonts(next).filter(id => fonts.includes(id) && !own.includes(id)),
      contrast: contrastLosses({ stored: document, sent: next, picture }),
      differsIn: changedParts(document, next),
      theme: { ...toPayload(next) },
      revision,
      published: context.venue.themeRevision,
    },
  }
})

const namedFonts = ({ variables }: ThemeDocument): OwnFontId[] => [
  ...new Set(Object.values(variables).filter(isOwnFontId)),
]

type KnownFonts = { known: readonly string[]; current: ThemeDocument }

/** A theme without the values that name fonts of nobody here; what the present theme says in the same words stays. */
function withoutLostFonts(source: ThemeDocument, { known, current }: KnownFonts) {
  const before = current.variables as Record<string, unknown>
  const isLost = ([reference, value]: [string, unknown]) =>
    isOwnFontId(value) && !known.includes(value) && value !== before[reference]
  const entries: [string, unknown][] = Object.entries(source.variables)
  const lost = entries.filter(isLost).map(([reference]) => ({
    name: reference.replace('-', '.'),
    problem: 'is a font of another venue',
  }))
  const variables = Object.fromEntries(entries.filter(entry => !isLost(entry))) as ThemeDocument['variables']
  return { source: { ...source, variables }, lost }
}

/** The draft, or without one what is public. */
async function presentTheme({ db, tenantId, venue }: ApiContext) {
  const { row, draft, published } = await readDraftState({ db, tenantId, published: venue.themeRevision })
  return { document: draft?.document ?? published, revision: row?.revision ?? 0 }
}

type Reading = Parameters<typeof readExchangeFile>[1] & { current: ThemeDocument }

function readFile(text: string, reading: Reading): ReturnType<typeof readExchangeFile> {
  try {
    return readExchangeFile(text, reading)
  } catch (error) {
    if (error instanceof ExchangeFileError) throw refuse('UNPROCESSABLE', { text: error.message })
    throw error
  }
}
