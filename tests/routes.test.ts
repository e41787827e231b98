import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

type Entry = { path?: string; index?: boolean; children?: Entry[] }

/** Full paths of the site map, layouts and nested screens unfolded. */
const paths = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const here = [above, path].filter(Boolean).join('/')
    return children ? paths(children, here) : [here]
  })

test('[ORD-015] every page carries the tenant, but the list of venues, the unknown page and the two modal hosts', () => {
  const without = paths(routes).filter(path => !path.split('/').includes(':tenantId'))
  expect(without.sort()).toEqual(['', '*', 'forms/modals/save', 'modals/selectEventDate'])
  expect(paths(routes).length).toBeGreaterThan(30)
})
