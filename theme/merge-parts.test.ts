import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyThemeDocument, type ThemeDocument, type ThemeLink, type ThemeLogo } from '#theme/document.ts'
import { mergeDocuments, takeTheirs } from '#theme/merge-documents.ts'
import { mergeLinks } from '#theme/merge-parts.ts'
import { isSame } from '#theme/same-value.ts'

const link = (key: string, label: string, href = `/${key}`): ThemeLink => ({ key, label, href })
const linked = (...links: ThemeLink[]): ThemeDocument => ({ ...emptyThemeDocument, links })
const [visit, shop] = [link('visit', 'Visit'), link('shop', 'Shop')]
const labelsOf = (links: readonly ThemeLink[]) => links.map(({ label }) => label)

test('two people who each add a link keep both, under keys of their own, mine where I put it', () => {
  const { merged, conflicts } = mergeDocuments({
    base: linked(visit, shop),
    mine: linked(visit, link('link-3', 'Mine', '/mine'), shop),
    theirs: linked(visit, shop, link('link-3', 'Theirs', '/theirs')),
  })
  expect(conflicts).toEqual([])
  expect(labelsOf(merged.links)).toEqual(['Visit', 'Mine', 'Shop', 'Theirs'])
  expect(new Set(merged.links.map(({ key }) => key)).size).toBe(4)
})

test('the same link added by both is one', () => {
  const { merged, conflicts } = mergeDocuments({
    base: linked(visit),
    mine: linked(visit, link('link-2', 'Tours', '/tours')),
    theirs: linked(visit, link('link-9', 'Tours', '/tours')),
  })
  expect([conflicts, labelsOf(merged.links)]).toEqual([[], ['Visit', 'Tours']])
})

test('links that each changed are changed, and only the one that both changed is asked about', () => {
  const { merged, conflicts } = mergeDocuments({
    base: linked(visit, shop, link('news', 'News')),
    mine: linked(visit, link('shop', 'My shop'), link('news', 'My news')),
    theirs: linked(link('visit', 'Their visit'), shop, link('news', 'Their news')),
  })
  expect(labelsOf(merged.links)).toEqual(['Their visit', 'My shop', 'My news'])
  expect(conflicts).toEqual([
    {
      key: 'links.news',
      base: link('news', 'News'),
      mine: link('news', 'My news'),
      theirs: link('news', 'Their news'),
    },
  ])
  expect(labelsOf(takeTheirs(merged, conflicts).links)).toEqual(['Their visit', 'My shop', 'Their news'])
})

test('a link that I removed and they changed is asked about, and comes back with theirs', () => {
  const versions = {
    base: linked(visit, shop),
    mine: linked(shop),
    theirs: linked(link('visit', 'Plan a visit'), shop),
  }
  const { merged, conflicts } = mergeDocuments(versions)
  expect([labelsOf(merged.links), conflicts.map(({ key }) => key)]).toEqual([['Shop'], ['links.visit']])
  expect(labelsOf(takeTheirs(merged, conflicts).links)).toEqual(['Shop', 'Plan a visit'])
})

test('one order stands beside what the other side changed; two orders are asked about as a whole', () => {
  const news = link('news', 'News')
  const base = linked(visit, shop, news)
  const moved = mergeDocuments({ base, mine: linked(news, visit, shop), theirs: linked(visit, news) })
  expect([labelsOf(moved.merged.links), moved.conflicts]).toEqual([['News', 'Visit'], []])
  const both = mergeDocuments({ base, mine: linked(news, visit, shop), theirs: linked(shop, visit, news) })
  expect(both.conflicts.map(({ key }) => key)).toEqual(['links'])
})

test('a logo is merged field by field; where one side took it away the whole is asked about', () => {
  const logo = (about: Partial<ThemeLogo>): ThemeDocument => ({
    ...emptyThemeDocument,
    logo: { src: '/pictures/a', alt: 'Pier', ...about },
  })
  const base = logo({})
  const each = mergeDocuments({
    base,
    mine: logo({ alt: 'The pier' }),
    theirs: logo({ darkSrc: '/pictures/b' }),
  })
  expect(each.conflicts).toEqual([])
  expect(each.merged.logo).toEqual({ src: '/pictures/a', alt: 'The pier', darkSrc: '/pictures/b' })
  const both = mergeDocuments({ base, mine: logo({ alt: 'Mine' }), theirs: logo({ alt: 'Theirs' }) })
  expect(both.conflicts).toEqual([{ key: 'logo.alt', base: 'Pier', mine: 'Mine', theirs: 'Theirs' }])
  expect(takeTheirs(both.merged, both.conflicts).logo?.alt).toBe('Theirs')
  const gone = mergeDocuments({ base, mine: logo({ alt: 'Mine' }), theirs: emptyThemeDocument })
  expect(gone.conflicts.map(({ key }) => key)).toEqual(['logo'])
})

const keys = ['a', 'b', 'c', 'd', 'link-3'] as const
const anyLinks = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...keys), fc.constantFrom('one', 'two', 'three')), {
    selector: ([key]) => key,
  })
  .map(entries => entries.map(([key, label]) => link(key, label, `/${key}-${label}`)))

test('whatever two people do to links: what one alone did is there, keys stay single, and only what both changed is told', () => {
  fc.assert(
    fc.property(anyLinks, anyLinks, anyLinks, (base, mine, theirs) => {
      const merge = mergeLinks({ base, mine, theirs })
      if (!merge) return
      const at = (links: readonly ThemeLink[], key: string) => links.find(each => each.key === key)
      const { merged, conflicts } = merge
      expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length)
      for (const { key } of base) {
        const [old, own, other, now] = [base, mine, theirs, merged].map(links => at(links, key))
        if (isSame(old, own)) expect(now).toEqual(other)
        else if (isSame(old, other)) expect(now).toEqual(own)
        else if (!isSame(own, other)) expect(conflicts.map(({ part }) => part)).toContain(key)
      }
      const added = [...mine, ...theirs].filter(({ key }) => !at(base, key))
      for (const { href, label } of added)
        expect(merged.some(each => each.href === href && each.label === label)).toBe(true)
      expect(conflicts.every(({ part }) => at(base, part))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
