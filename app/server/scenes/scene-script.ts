import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import type { SceneConditions } from './scene-conditions.ts'
import type { SceneForm } from './scene-form.ts'
import type { SceneVisitor } from './scene-visitor.ts'

/** What a scene shows: a page, a page as the answer to a form, a mail, a pass in the wallet of a phone, or a file. */
export type SceneView =
  | {
      kind: 'page'
      path: string
      form?: SceneForm
      conditions?: SceneConditions
    }
  | { kind: 'mail'; mail: Mail }
  | { kind: 'pass'; pass: Pass }
  | { kind: 'file'; path: string }

/** Plays a scene up to what it shows; null where the venue has nothing to play it with. */
export type SceneScript = (visitor: SceneVisitor) => Promise<SceneView | null>

export const page = (path: string, form?: SceneForm, conditions?: SceneConditions): SceneView => ({
  kind: 'page',
  path,
  ...(form ? { form } : {}),
  ...(conditions ? { conditions } : {}),
})
