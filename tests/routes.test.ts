import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loader as saveLoader } from '#app/routes/modals/save/route.tsx'
import { loader as selectDateLoader } from '#app/routes/modals/select-event-date/route.tsx'
import { action as unknownAction, loader as unknownLoader } from '#app/routes/unknown/route.tsx'
import routes from '#app/routes.ts'

type Entry = { path?: string; file?: string; index?: boolean; children?: Entry[] }

/** Full paths of the site map, layouts and nested screens unfolded. */
const paths = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const here = [above, path].filter(Boolean).join('/')
    return children ? paths(children, here) : [here]
  })

test('[ORD-015] every page carries the tenant, but the list of venues, onboarding, the unknown page, the two modal hosts and what search engines fetch', () => {
  const without = paths(routes).filter(path => !path.split('/').includes(':tenantId'))
  const platform = without.filter(path => !path.startsWith('onboarding'))
  expect(platform.sort()).toEqual([
    '',
    '*',
    'forms/modals/save',
    'modals/selectEventDate',
    'robots.txt',
    'sitemap.xml',
  ])
  expect(paths(routes).length).toBeGreaterThan(30)
})

const fileOf = (path: string) => (routes as Entry[]).find(entry => entry.path === path)?.file

test('[ORD-012] whatever no route has leads to the root, also what is posted there', () => {
  expect(fileOf('*')).toBe('routes/unknown/route.tsx')
  const about = { request: new Request('https://shop.example/wp-admin/setup.php') }
  for (const answer of [unknownLoader(about), unknownAction(about)])
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
})

test('[ORD-049] the modal hosts have their addresses, ask for nothing and refuse nobody', () => {
  expect(fileOf('modals/selectEventDate')).toBe('routes/modals/select-event-date/route.tsx')
  expect(fileOf('forms/modals/save')).toBe('routes/modals/save/route.tsx')
  expect(selectDateLoader().message).toBe('select event date')
  expect(saveLoader().message).toBe('Saving your responses please wait....')
})

const sourceOf = (file: string) => readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8')

/** Screens that stay when the server does not answer a press, each with the frames around it. */
const stayingScreens = (entries: readonly Entry[], frames: readonly string[] = []): [string, string[]][] =>
  entries.flatMap(({ file = '', children }) => {
    const own: [string, string[]][] = sourceOf(file).includes('clientAction') ? [[file, [...frames]]] : []
    return [...own, ...stayingScreens(children ?? [], [...frames, file])]
  })

test('no frame around a screen that stays without a connection asks the server again', () => {
  const screens = stayingScreens(routes as Entry[])
  expect(screens.map(([file]) => file)).toContain('routes/auth/login/route.tsx')
  for (const [file, frames] of screens)
    for (const frame of frames.filter(each => sourceOf(each).includes('loader(')))
      expect(sourceOf(frame), `${frame} around ${file}`).toContain('shouldRevalidate')
})
