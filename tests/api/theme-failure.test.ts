import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { stylesheetOf } from '#app/api/themes/stylesheet-of.ts'
import type { Database, Db } from '#app/data/database/database.ts'
import { themeRevisions } from '#app/data/schema/venues.ts'
import { loader as applicationLoader } from '#app/routes/application/route.tsx'
import { loader as eventsLoader } from '#app/routes/events/list/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import type { VariableValues } from '#theme/variables.ts'

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aMuseum({
      theme: { preset: 'aquarium', variables: { 'color-brand': '#0a5c8a' } },
      texts: { 'events-page-heading': 'What is on' },
    }),
  ),
)

const DEFAULT_SHEET = `/theme/pier/${servedTheme({ variables: {} }).hash}.css`

async function frameOf(database: Database) {
  const frame = await load(applicationLoader, { database, path: '/events/pier/list' })
  const list = await load(eventsLoader, { database, path: '/events/pier/list' })

  return {
    statuses: [frame.status, list.status],
    page: JSON.stringify(frame.page),
    list: JSON.stringify(list.page),
  }
}

/** A database that cannot read themes, and nothing else. */
function withoutThemes(database: Database): Database {
  const broken = (db: Db): Db =>
    new Proxy(db, {
      get(target, name) {
        if (name !== 'select') return bound(target, name)
        return (fields: Parameters<Db['select']>[0]) => {
          const query = target.select(fields as never)
          const from = (table: never) => {
            if (table === (themeRevisions as never)) throw new Error('The disk is full of holes')
            return query.from(table)
          }
          return { ...query, from }
        }
      },
    })
  const bound = (target: Db, name: string | symbol) => {
    const value = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  }
  return { ...database, forTenant: tenantId => broken(database.forTenant(tenantId)) }
}

test('a theme that can be loaded is shown', async ({ database }) => {
  const { page } = await frameOf(database)
  expect(page).not.toContain(DEFAULT_SHEET)
})

test('[CHK-301] when the theme cannot be loaded the page is there, in the defaults', async ({ database }) => {
  const { statuses, page, list } = await frameOf(withoutThemes(database))
  expect(statuses).toEqual([200, 200])
  expect(page).toContain(DEFAULT_SHEET)
  expect(list).toContain('Boat Tour')
})

test('[CHK-301] a theme that was damaged in the database gives the page in the defaults', async ({
  database,
}) => {
  for (const damaged of ['"words"', '{"variables":5,"texts":[1],"preset":{},"version":99}', '[]']) {
    await database.system.execute(sql`
      update theme_revisions set document = ${damaged}::jsonb where tenant_id = 'pier'`)
    const { statuses, page, list } = await frameOf(database)
    expect(statuses).toEqual([200, 200])
    expect(page).toContain(DEFAULT_SHEET)
    expect(list).toContain('Boat Tour')
  }
})

test('[CHK-301] the defaults are not kept: the theme is back as soon as it can be loaded', async ({
  database,
}) => {
  let broken = true
  const venues = createVenueStore({
    ...database,
    forTenant: tenantId => (broken ? withoutThemes(database) : database).forTenant(tenantId),
  })
  expect((await venues.open('pier'))?.theme.variables).toEqual({})
  broken = false
  expect((await venues.open('pier'))?.theme.variables).toMatchObject({ 'color-brand': '#0a5c8a' })
})

test('[CHK-301] a theme that cannot be compiled gives the default stylesheet', () => {
  const impossible = {
    get variables(): VariableValues {
      throw new Error('Nobody can read this')
    },
  }
  expect(stylesheetOf({ theme: impossible as never })).toEqual(servedTheme({ variables: {} }))
})
