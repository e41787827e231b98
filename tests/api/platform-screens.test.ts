import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect } from 'vitest'
import { readEnvironment } from '#app/environment.ts'
import * as application from '#app/routes/application/route.tsx'
import Home, { loader as home } from '#app/routes/home/route.tsx'
import Saving, { loader as saving } from '#app/routes/modals/save/route.tsx'
import Choosing, { loader as choosing } from '#app/routes/modals/select-event-date/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const analytics = { ga: 'UA-1', gtm: 'GTM-1', gtag: 'G-1' }
  await loadVenue(database, aMuseum({ company: { analytics } }))
})

const VENUES = ['orrery', 'new-museum', 'fernwood', 'harborlight'].map(tenantId => ({
  tenantId,
  name: tenantId,
}))

test('[CHK-088] the root lists the venues of its kind of host, and none on any other', async () => {
  const listed = async (HOST_TYPE: string | undefined) => {
    const { HOST_TYPE: hostType } = readEnvironment({ NODE_ENV: 'test', DEMO: 'false', HOST_TYPE })
    const context = { hostType, listVenues: async () => VENUES }
    const page = await home({ context } as unknown as LoaderFunctionArgs)
    const screen = await drawScreen(Home, page)
    return VENUES.map(({ tenantId }) => tenantId)
      .filter(tenantId => screen.includes(tenantId))
      .sort()
  }
  expect(await listed('qa')).toEqual(['fernwood', 'harborlight', 'orrery'])
  expect(await listed('staging')).toEqual(['fernwood', 'harborlight'])
  expect(await listed('local')).toEqual(['fernwood', 'harborlight', 'new-museum', 'orrery'])
  expect(await listed('production')).toEqual([])
  expect(await listed(undefined)).toEqual([])
})

test('[CHK-090] nobody is refused the modals of the order, whoever they are', async () => {
  for (const [screen, loader] of [
    [Choosing, choosing],
    [Saving, saving],
  ] as const) {
    const page = loader()
    expect((await drawScreen(screen, page)).trim()).toBe(page.message)
    expect(page.message).not.toBe('')
  }
})

test('[CHK-095] [ORD-274] whoever looks is classed for the trackers by who they are to the venue', async ({
  database,
}) => {
  const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' }
  const settings = async (session: VisitorSession) =>
    (await load(application.loader, { database, path: '/events/pier/list', session })).page.analytics
  expect((await settings({})).visitor).toEqual({ visitor: 'Guest', member: 'Non-Member' })
  expect((await settings({ visitor })).visitor).toEqual({ visitor: 'Customer', member: 'Non-Member' })
  const member = verifiedMember('M-1001')
  expect((await settings(member)).visitor).toEqual({ visitor: 'Guest', member: 'Member' })
  expect((await settings({ visitor, ...member })).visitor).toEqual({ visitor: 'Customer', member: 'Member' })
})

test('[CHK-093] the trackers that the venue has configured are those of the page, by their types', async ({
  database,
}) => {
  const { page } = await load(application.loader, { database, path: '/events/pier/list' })
  expect(page.analytics.ids).toEqual({ ga: 'UA-1', gtm: 'GTM-1', gtag: 'G-1' })
  await loadVenue(database, aMuseum({ company: { analytics: { gtm: 'GTM-2' } } }))
  const { page: one } = await load(application.loader, { database, path: '/events/pier/list' })
  expect(one.analytics.ids).toEqual({ gtm: 'GTM-2' })
})
