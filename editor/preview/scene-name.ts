import { isPaymentRefusal } from '#app/rules/scenes/payment-refusals.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import type { useText } from '#theme/texts/runtime/text-provider.tsx'

/** What a scene is called in lists of scenes. */
export function nameOfScene(text: ReturnType<typeof useText>, scene: SceneName): string {
  const code = scene.replace(REFUSAL, '')
  return isPaymentRefusal(code)
    ? text('editor-scene-refusal', { code })
    : text(`editor-scene-${scene as NamedScene}`)
}

const REFUSAL = /^declined-(?=\d)/

type NamedScene = Exclude<SceneName, `declined-${string}`> | 'declined'
