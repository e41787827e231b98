import { type SceneName, sceneNames } from './scene-groups.ts'

/** Scenes that are pages as they stand: nothing has to have happened. */
const pageScenes = [
  'storefront',
  'closed',
  'sold-out',
  'event',
  'event-sold-out',
  'waiting',
  'calendar',
  'combo',
  'order',
  'order-empty',
  'forms',
  'checkout',
  'reviews',
  'membership',
  'levels',
  'level',
  'sign-in',
  'forgotten',
  'members',
  'find-orders',
  'again',
  'order-gone',
  'terms',
  'privacy',
  'resellers',
  'status',
  'outdated',
  'embed',
  'missing',
  'components',
  'messages',
  'events',
] as const satisfies readonly SceneName[]

export type PageScene = (typeof pageScenes)[number]

/** Scenes that need something to have happened: lines in an order, an order placed, a member recognised, a mail sent. */
export type StagedScene = Exclude<SceneName, PageScene>

const pages: ReadonlySet<string> = new Set(pageScenes)

export const stagedScenes: readonly StagedScene[] = sceneNames.filter(
  (name): name is StagedScene => !pages.has(name),
)

const staged: ReadonlySet<string> = new Set(stagedScenes)

export const isStagedScene = (name: string): name is StagedScene => staged.has(name)
