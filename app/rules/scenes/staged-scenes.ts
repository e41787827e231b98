import { isPressedScene } from './pressed-scenes.ts'
import { originOfScene, type PageScene, type PressedScene, type SceneName } from './scene-groups.ts'

/** Scenes that need something to have happened: lines in an order, an order placed, a member recognised, a mail sent. */
export type StagedScene = Exclude<SceneName, PageScene | PressedScene>

/** Scenes that somebody on the stage plays: those, and every one in which something is pressed, so that no press is one of the shop. */
export type PlayedScene = StagedScene | PressedScene

/** Whether something has to have happened before a scene is what it is. */
export const isStagedScene = (name: string): name is StagedScene =>
  originOfScene(name)?.startsWith('played') ?? false

/** Whether somebody on the stage plays a scene. */
export const isPlayedScene = (name: string): name is PlayedScene =>
  isStagedScene(name) || isPressedScene(name)
