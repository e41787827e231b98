import type { ThemeDocument, ThemeLink, ThemeLogo } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'

/** The same thing as two people have it, and as both began with it. */
export type ThreeSides<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value }

/** A part that both sides changed to different values: the key of a link, or a field of the logo. */
export type PartConflict = ThreeSides<unknown> & { readonly part: string }

type Parts = Readonly<Record<string, unknown>>
type Merge<Value> = { readonly merged: Value; readonly conflicts: readonly PartConflict[] }

/** Parts by name: what one side changed is taken from it, what both changed is mine and told. */
const mergeByName = ({ base, mine, theirs }: ThreeSides<Parts>): Merge<Parts> => {
  const names = [...new Set([base, mine, theirs].flatMap(Object.keys))]
  const isMine = (name: string) => !isSame(base[name], mine[name])
  const isTold = (name: string) =>
    isMine(name) && !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name])
  return {
    merged: Object.fromEntries(names.map(name => [name, isMine(name) ? mine[name] : theirs[name]])),
    conflicts: names
      .filter(isTold)
      .map(part => ({ part, base: base[part], mine: mine[part], theirs: theirs[part] })),
  }
}

type Links = readonly ThemeLink[]

const keysOf = (links: Links) => links.map(({ key }) => key)
const byKey = (links: Links): Parts => Object.fromEntries(links.map(link => [link.key, link]))

/**
 * Links of two people, link by link. Further ones of both stay, mine under a free key where both took the same; the same link added by both
 * is one. Null where there is no telling: a list has a key twice, or both have put the links in another order.
 */
export const mergeLinks = ({ base, mine, theirs }: ThreeSides<Links>): Merge<Links> | null => {
  if ([base, mine, theirs].some(links => new Set(keysOf(links)).size < links.length)) return null
  const own = withFreeKeys({ base, mine, theirs })
  const order = orderOf({ base, mine: own, theirs })
  if (!order) return null
  const { merged, conflicts } = mergeByName({ base: byKey(base), mine: byKey(own), theirs: byKey(theirs) })
  return { merged: order.flatMap(key => (merged[key] ? [merged[key] as ThemeLink] : [])), conflicts }
}

/** The key of where the logo leads: there is one such link. */
const LOGO = 'logo'

const withFreeKeys = ({ base, mine, theirs }: ThreeSides<Links>): Links => {
  const added = (links: Links) => links.filter(({ key }) => !keysOf(base).includes(key))
  const others = added(theirs)
  const isTheirs = ({ href, label }: ThemeLink) =>
    others.some(other => other.href === href && other.label === label)
  const taken = new Set(keysOf([...base, ...theirs, ...mine]))
  return mine.flatMap(link => {
    if (link.key === LOGO || !added([link]).length) return [link]
    const same = others.find(({ key }) => key === link.key)
    if (same && isSame(same, link)) return [link]
    if (isTheirs(link)) return []
    return [same ? { ...link, key: takeKey(taken) } : link]
  })
}

const takeKey = (taken: Set<string>): string => {
  let number = taken.size + 1
  while (taken.has(`link-${number}`)) number += 1
  taken.add(`link-${number}`)
  return `link-${number}`
}

/** The keys of both sides in the order of whoever changed it, those that only the other side has behind the one before them. */
const orderOf = ({ base, mine, theirs }: ThreeSides<Links>): string[] | null => {
  const [old, own, others] = [keysOf(base), keysOf(mine), keysOf(theirs)]
  const common = old.filter(key => own.includes(key) && others.includes(key))
  const ofCommon = (keys: readonly string[]) => keys.filter(key => common.includes(key))
  const isMoved = (keys: readonly string[]) => !isSame(ofCommon(keys), common)
  if (isMoved(own) && isMoved(others) && !isSame(ofCommon(own), ofCommon(others))) return null
  const [lead, rest] = isMoved(own) ? [own, others] : [others, own]
  const order = [...lead]
  rest.forEach((key, at) => {
    if (order.includes(key)) return
    order.splice(order.indexOf(rest[at - 1] ?? '') + 1, 0, key)
  })
  return order
}

/** A logo of two people, field by field; null where one of them has none. */
export const mergeLogos = ({
  base,
  mine,
  theirs,
}: ThreeSides<ThemeLogo | undefined>): Merge<ThemeLogo> | null => {
  if (!base || !mine || !theirs) return null
  const { merged, conflicts } = mergeByName({ base, mine, theirs })
  const fields = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  return { merged: fields as ThemeLogo, conflicts }
}

/** `links` of `links.visit`, `logo` of `logo.alt`; any other key is whole. */
export const entryOfPart = (key: string): string => /^(links|logo)\./.exec(key)?.[1] ?? key

const partOf = (key: string) => key.slice(entryOfPart(key).length + 1)

/** A part of an entry, or the entry itself; `undefined` where it is not there. */
export const partIn = (entry: unknown, key: string): unknown => {
  const part = partOf(key)
  if (part === '') return entry
  if (entryOfPart(key) === 'links') return ((entry ?? []) as Links).find(link => link.key === part)
  return (entry as Parts | undefined)?.[part]
}

/** The entry with another value of its part; `undefined` takes that away. */
export const withPartIn = (entry: unknown, { key, value }: { key: string; value: unknown }): unknown => {
  const part = partOf(key)
  if (part === '') return value
  if (entryOfPart(key) === 'links') return withLink((entry ?? []) as Links, { part, value })
  const { [part]: _, ...others } = (entry ?? {}) as Parts
  return value === undefined ? others : { ...others, [part]: value }
}

const withLink = (links: Links, { part, value }: { part: string; value: unknown }): Links => {
  const link = value as ThemeLink | undefined
  const isThere = links.some(({ key }) => key === part)
  if (!isThere) return link ? [...links, link] : links
  return links.flatMap(known => (known.key === part ? (link ?? []) : known))
}

/** An entry of a theme that has parts, as two people have it; null for entries without, and where only the whole can be asked about. */
export const mergeParts = (
  key: string,
  { base, mine, theirs }: ThreeSides<unknown>,
): Merge<unknown> | null => {
  if (key === 'logo') return mergeLogos({ base, mine, theirs } as ThreeSides<ThemeDocument['logo']>)
  if (key !== 'links') return null
  const lists = [base, mine, theirs].map(links => (links ?? []) as Links)
  const merge = mergeLinks({ base: lists[0]!, mine: lists[1]!, theirs: lists[2]! })
  // A theme without links has no such entry.
  return merge && { ...merge, merged: merge.merged.length > 0 ? merge.merged : undefined }
}
