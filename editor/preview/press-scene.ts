import type { PressedScene, SceneName } from '#app/rules/scenes/scene-groups.ts'
import { sceneSteps } from '#editor/preview/scene-steps.ts'
import { takeSteps } from '#editor/preview/take-steps.ts'

/** Presses and types in the page of a frame what its scene says; the focus stays where the author has it. */
export async function pressScene(frame: Window, scene: SceneName): Promise<void> {
  const before = document.activeElement
  await takeSteps(frame, sceneSteps[scene as PressedScene])
  if (before instanceof HTMLElement && before !== document.activeElement) before.focus()
}
