import type { ReactNode } from 'react'
import { application } from '#app/shell/layouts/layouts.css.ts'
import type { LayoutFlags } from '#app/shell/shell-model.ts'

/** Writes the choices where styles look for them. Also stands in previews, stories and the editor's gallery. */
export const ThemedFrame = ({ flags, children }: { flags: LayoutFlags; children: ReactNode }) => (
  <div
    className={application}
    data-frame={flags.frame}
    data-events={flags.events}
    data-hero={flags.hero}
    data-header={flags.header}
    data-footer={flags.footer}
    data-align={flags.align}
  >
    {children}
  </div>
)
