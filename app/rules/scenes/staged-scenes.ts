import { isPressedScene, type PressedScene } from './pressed-scenes.ts'
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
  'missing',
  'components',
  'messages',
  'events',
] as const satisfies readonly SceneName[]

export type PageScene = (typeof pageScenes)[number]

/** Scenes that need something to have happened: lines in an order, an order placed, a member recognised, a mail sent. */
export type StagedScene = Exclude<SceneName, PageScene | PressedScene>

/** Scenes that somebody on the stage plays: those, and every one in which something is pressed, so that no press is one of the shop. */
export type PlayedScene = StagedScene | PressedScene

const pages: ReadonlySet<string> = new Set(pageScenes)

const isPageScene = (name: SceneName): name is PageScene => pages.has(name)

const staged: ReadonlySet<string> = new Set(
  sceneNames.filter(name => !isPageScene(name) && !isPressedScene(name)),
)

export const isStagedScene = (name: string): name is StagedScene => staged.has(name)

export const isPlayedScene = (name: string): name is PlayedScene =>
  isStagedScene(name) || isPressedScene(name)
