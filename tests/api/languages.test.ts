import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { expect, vi } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as application } from '#app/routes/application/route.tsx'
import Translation, {
  loader as openTranslation,
  action as saveTranslation,
} from '#app/routes/editor/translation/route.tsx'
import Translations, {
  action as changeLanguages,
  loader as translationsList,
} from '#app/routes/editor/translations/route.tsx'
import { loader as eventsList } from '#app/routes/events/list/route.tsx'
import { loader as sitemap } from '#app/routes/sharing/sitemap/route.ts'
import { loader as standard } from '#app/routes/standard/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawMarkup } from '#tests/builders/draw-screen.tsx'
import { load, pageContext } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum({ texts: { 'events-page-heading': 'What is on' } })
const [firstEvent, ...events] = museum.events ?? []

const { test } = useDatabase(async database => {
  await loadVenue(database, {
    ...museum,
    venue: { ...museum.venue, languages: ['de-DE', 'ar'] },
    events: firstEvent ? [{ ...firstEvent, translations: { 'de-DE': { name: 'Das Riff' } } }, ...events] : [],
    translations: { 'de-DE': { 'events-page-heading': 'Programm' } },
  })
})

/** The sitemap of the venue, as it is sent. */
async function sitemapOf(database: Database): Promise<string> {
  const request = new Request('http://venue.example/sitemap.xml?tenantId=pier')
  const answer = await sitemap({
    request,
    params: {},
    context: pageContext(database, {}),
  } as LoaderFunctionArgs)
  return answer.text()
}

const LIST = '/events/pier/list'
const site = (path: string) => ({ path, params: { tenantId: 'pier' } })

type Shell = {
  shell: {
    languages: readonly { tag: string; href: string; isShown: boolean }[]
    languageOffer: { offered: { words: string } } | null
  }
}

test('an address names its language; the plain one is in the main language', async ({ database }) => {
  const plain = await load(application, { database, ...site(LIST) })
  const arabic = await load(application, { database, ...site(`${LIST}?lang=ar`) })
  expect([plain.page, arabic.page]).toMatchObject([
    { locale: 'en-US', direction: 'ltr' },
    { locale: 'ar', direction: 'rtl' },
  ])
  expect(JSON.parse((arabic.page as { messages: string }).messages)).toMatchObject({
    'header-menu': 'القائمة',
  })
})

test('a language in the address is remembered by the browser, and a cookie chooses it from then on', async ({
  database,
}) => {
  const keepLanguage = vi.fn()
  const context = { keepLanguage } as Partial<AppLoadContext>
  await load(application, { database, ...site(`${LIST}?lang=de`), context })
  expect(keepLanguage.mock.calls).toEqual([['de-DE']])
  const later = await load(application, { database, ...site(LIST), context, cookie: 'language=de-DE' })
  expect(later.page).toMatchObject({ locale: 'de-DE' })
  expect(keepLanguage).toHaveBeenCalledTimes(1)
})

test('a venue’s own words of its main language are not mixed into another one', async ({ database }) => {
  const wordsIn = async (tag: string) =>
    JSON.parse(
      ((await load(eventsList, { database, ...site(`${LIST}?lang=${tag}`) })).page as { messages: string })
        .messages,
    )
  expect((await wordsIn('de-DE'))['events-page-heading']).toBe('Programm')
  expect((await wordsIn('ar'))['events-page-heading']).toBe('الفعاليات')
  expect((await wordsIn('en'))['events-page-heading']).toBe('What is on')
})

test('pages of the staff are in the main language, whatever their browser reads', async ({ database }) => {
  const page = await load(application, {
    database,
    ...site('/editor/pier/composer?lang=de'),
    cookie: 'language=ar',
  })
  expect(page.page).toMatchObject({ locale: 'en-US' })
})

test('each page links to itself in every language; another one is only offered', async ({ database }) => {
  const headers = { 'Accept-Language': 'de-AT,de;q=0.9' }
  const { shell } = (await load(standard, { database, ...site(`${LIST}?date=2026-11-21`), headers }))
    .page as Shell
  expect(shell.languages.map(({ tag, href, isShown }) => [tag, href, isShown])).toEqual([
    ['en-US', `${LIST}?date=2026-11-21&lang=en-US`, true],
    ['de-DE', `${LIST}?date=2026-11-21&lang=de-DE`, false],
    ['ar', `${LIST}?date=2026-11-21&lang=ar`, false],
  ])
  expect(shell.languageOffer?.offered.words).toBe('Diese Seite gibt es auch auf Deutsch.')
  const chosen = (await load(standard, { database, ...site(LIST), headers, cookie: 'language=en-US' }))
    .page as Shell
  expect(chosen.shell.languageOffer).toBeNull()
})

test('search engines are told of each language, the plain address as the default', async ({ database }) => {
  const { page: data } = await load(eventsList, { database, ...site(`${LIST}?lang=de-DE`) })
  expect(data).toMatchObject({
    sharing: {
      canonical: `http://venue.example${LIST}?lang=de-DE`,
      alternates: [
        { tag: 'en-US', href: `http://venue.example${LIST}` },
        { tag: 'de-DE', href: `http://venue.example${LIST}?lang=de-DE` },
        { tag: 'ar', href: `http://venue.example${LIST}?lang=ar` },
      ],
    },
  })
  const xml = await sitemapOf(database)
  expect(xml).toContain(
    `<xhtml:link rel="alternate" hreflang="x-default" href="http://venue.example${LIST}"/>`,
  )
  expect(xml).toContain(`<loc>http://venue.example${LIST}?lang=ar</loc>`)
})

test('the API answers in the language that is asked for, and says which it is', async ({ database }) => {
  const call = await overHttp(database)
  const german = await call('/themes/pier', { headers: { 'accept-language': 'fr, de;q=0.8' } })
  expect(german.headers.get('content-language')).toBe('de-DE')
  expect(german.headers.get('vary')).toContain('accept-language')
  const named = await call('/themes/pier?lang=ar', { headers: { 'accept-language': 'de' } })
  expect(named.headers.get('content-language')).toBe('ar')
  const path = '/event/templates?startTime=2026-11-20&endTime=2026-11-30'
  const names = async (tag: string) =>
    JSON.stringify((await call(path, { headers: { 'accept-language': tag } })).body)
  expect(await names('de')).toContain('Das Riff')
  expect(await names('en')).not.toContain('Das Riff')
})

test('what the staff saves is the theme in all its languages', async ({ database }) => {
  const api = await inProcess(database, { staff: aStaffMember(['publisher']) })
  const { payload } = await api.themes.get({ params: { tenantId: 'pier' } })
  expect(payload).toMatchObject({
    textVariables: { 'events-page-heading': 'What is on' },
    translations: { 'de-DE': { 'events-page-heading': 'Programm' } },
  })
})

const eventId = firstEvent?.id ?? ''
const mainName = firstEvent?.name ?? ''
const german = { query: { language: 'de-DE' } }
const eventIn = (name: string, main = mainName) => ({
  params: { kind: 'event' as const, id: eventId },
  body: { language: 'de-DE', words: [{ path: 'name', main, was: 'Das Riff', translation: name }] },
})

test('names of the catalogue are translated one thing at a time; visitors read them at once, what is left is counted', async ({
  database,
}) => {
  const api = await inProcess(database, { staff: aStaffMember(['wording']) })
  const before = (await api.translations.list(german)).payload
  const event = before.records.find(({ kind, id }) => kind === 'event' && id === eventId)
  expect(event?.words[0]).toEqual({ path: 'name', main: mainName, translation: 'Das Riff' })
  const description = event?.words.find(({ path }) => path === 'description')
  const main = description?.main ?? ''
  const words = [{ path: 'description', main, was: '', translation: 'Ein Riff am Pier.' }]
  const saved = await api.translations.save({
    params: { kind: 'event', id: eventId },
    body: { language: 'de-DE', words },
  })
  expect(saved.payload.untranslated).toBe((event?.untranslated ?? 0) - 1)
  const later = await inProcess(database, { staff: aStaffMember(['wording']) })
  const after = (await later.translations.list(german)).payload
  const countOf = ({ languages }: typeof after, tag: string) =>
    languages.find(one => one.tag === tag)?.untranslated
  expect(countOf(after, 'de-DE')).toBe((countOf(before, 'de-DE') ?? 0) - 1)
  expect(countOf(after, 'ar')).toBe(countOf(before, 'ar'))
  const call = await overHttp(database)
  const path = '/event/templates?startTime=2026-11-20&endTime=2026-11-30'
  const answerIn = async (tag: string) =>
    JSON.stringify((await call(path, { headers: { 'accept-language': tag } })).body)
  expect(await answerIn('de')).toContain('Ein Riff am Pier.')
  expect(await answerIn('ar')).not.toContain('Ein Riff am Pier.')
})

test('a translation is refused where its main words have changed, where it is too long, and in a language that nobody is offered', async ({
  database,
}) => {
  const api = await inProcess(database, { staff: aStaffMember(['wording']) })
  expect(await refusalOfCall(api.translations.save(eventIn('Riff', 'Another reef')))).toMatchObject({
    code: 'PRECONDITION_FAILED',
  })
  expect(await refusalOfCall(api.translations.save(eventIn('R'.repeat(201))))).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: { name: 'must have at most 200 characters' },
  })
  expect(await refusalOfCall(api.translations.list({ query: { language: 'fr-FR' } }))).toMatchObject({
    status: 404,
  })
})

const asStaff = (roles: StaffRole[]) => {
  const member = aStaffMember(roles)
  const find = async () => member
  return { staff: { find } as unknown as AppLoadContext['staff'] }
}

test('the editor lists what is untranslated; a name is saved by a plain form, and what is refused stays as it was typed', async ({
  database,
}) => {
  const context = asStaff(['wording'])
  const list = await load(translationsList, {
    database,
    path: '/editor/pier/translations?language=de-DE',
    context,
  })
  const markup = await drawMarkup(Translations, list.page)
  expect(markup).toMatch(/Deutsch: \d+ untranslated/)
  expect(markup).not.toContain('Stop offering')
  const about = {
    database,
    context,
    path: `/editor/pier/translations/event/${eventId}?language=de-DE`,
    params: { kind: 'event', id: eventId },
  }
  const page = await load(openTranslation, about)
  const form = await drawMarkup(Translation, page.page)
  expect(form).toMatch(/<input[^>]*name="word\.name"[^>]*value="Das Riff"/)
  const typed = (name: string) => ({
    'word.name': name,
    'main.name': mainName,
    'was.name': 'Das Riff',
    intent: 'save',
  })
  const refused = await load(saveTranslation, { ...about, form: typed('R'.repeat(201)) })
  expect([refused.status, refused.page]).toMatchObject([
    422,
    { errors: { name: 'must have at most 200 characters' }, typed: { name: 'R'.repeat(201) } },
  ])
  await expect(load(saveTranslation, { ...about, form: typed('Das große Riff') })).rejects.toMatchObject({
    status: 302,
  })
  const again = await load(openTranslation, about)
  expect(await drawMarkup(Translation, again.page)).toContain('value="Das große Riff"')
})

test('of two who translate one thing at once nobody takes back what the other has saved, and what was typed stays', async ({
  database,
}) => {
  const context = asStaff(['wording'])
  const about = {
    database,
    context,
    path: `/editor/pier/translations/event/${eventId}?language=de-DE`,
    params: { kind: 'event', id: eventId },
  }
  const words = { 'main.name': mainName, 'was.name': 'Das Riff' }
  const description = {
    'word.description': 'Ein Riff am Pier.',
    'main.description': firstEvent?.description ?? '',
    'was.description': '',
  }
  const ada = { ...words, 'word.name': 'Das große Riff' }
  const ben = { ...words, 'word.name': 'Das Riff', ...description }
  await expect(load(saveTranslation, { ...about, form: ada })).rejects.toMatchObject({ status: 302 })
  await expect(load(saveTranslation, { ...about, form: ben })).rejects.toMatchObject({ status: 302 })
  const markup = await drawMarkup(Translation, (await load(openTranslation, about)).page)
  expect(markup).toContain('value="Das große Riff"')
  expect(markup).toContain('Ein Riff am Pier.')

  const overtaken = { ...words, 'word.name': 'Riff' }
  const refused = await load(saveTranslation, { ...about, form: overtaken })
  expect([refused.status, refused.page]).toMatchObject([
    412,
    {
      errors: { name: 'Saved meanwhile: Das große Riff. Save again to say what you have typed.' },
      typed: { name: 'Riff' },
    },
  ])
})

test('a publisher adds a language, and visitors can choose it', async ({ database }) => {
  const path = '/editor/pier/translations'
  const add = { database, path, form: { intent: 'add', language: 'fr-FR' } }
  const refused = await load(changeLanguages, { ...add, context: asStaff(['wording']) })
  expect(refused.status).toBe(403)
  const added = load(changeLanguages, { ...add, context: asStaff(['publisher']) })
  await expect(added).rejects.toMatchObject({ status: 302 })
  const page = await load(application, { database, ...site(`${LIST}?lang=fr`) })
  expect(page.page).toMatchObject({ locale: 'fr-FR' })
})

test('what is untranslated is said in the main words, and never in those of a third language', async ({
  database,
}) => {
  await loadVenue(database, {
    ...museum,
    venue: { ...museum.venue, id: 'mole', languages: ['de-DE', 'ar'] },
    personTypes: (museum.personTypes ?? []).map(type =>
      type.id === 'adult'
        ? { ...type, translations: { ar: { name: 'بالغون' }, 'de-DE': { name: 'Erwachsene' } } }
        : type,
    ),
  })
  const call = await overHttp(database)
  const path = '/event/templates?startTime=2026-11-20&endTime=2026-11-30'
  const answerIn = async (tag: string) =>
    JSON.stringify((await call(path, { tenantId: 'mole', headers: { 'accept-language': tag } })).body)
  expect(await answerIn('ar')).toContain('بالغون')
  const german = await answerIn('de')
  expect(await answerIn('en')).not.toContain('Erwachsene')
  expect(german).toContain('Erwachsene')
  expect(german).not.toContain('بالغون')
  expect(await answerIn('ar')).toContain('\u2068Child\u2069')
})
