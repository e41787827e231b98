import { originOfScene, type PressedScene, type SceneOrigin } from './scene-groups.ts'

const PRESSED = 'pressed in '

/** Whether something is pressed or typed in a scene once its page is drawn. */
export const isPressedScene = (name: string): name is PressedScene =>
  originOfScene(name)?.startsWith(PRESSED) ?? false

type Beginning = SceneOrigin extends infer Origin
  ? Origin extends `${typeof PRESSED}${infer Name}`
    ? Name
    : never
  : never

/** The scene that a pressed one begins as. */
export const beginningOf = (scene: PressedScene): Beginning =>
  originOfScene(scene)?.slice(PRESSED.length) as Beginning
