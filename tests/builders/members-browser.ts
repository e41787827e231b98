import { within } from '@testing-library/react'
import type { Database } from '#app/data/database/database.ts'
import * as members from '#app/routes/auth/members/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { openScreen } from './open-screen.tsx'
import type { PageRequest } from './page-loader.ts'

type PressRequest = Pick<PageRequest, 'form' | 'headers' | 'now' | 'watch'>

/** A browser on the members screen that keeps its session from page to page. */
export function openMembersBrowser(database: Database, given: VisitorSession = {}) {
  let session = given
  const sessions = {
    read: async () => session,
    write: async (_tenantId: string, changed: VisitorSession) => {
      session = changed
      return 'kept'
    },
  }
  return {
    session: () => session,
    /** `main`: what the screen itself says, without its frame */
    open: async (path: string, about: PressRequest = {}) => {
      const screen = await openScreen(members, {
        database,
        pattern: '/auth/:tenantId/members',
        path,
        ...about,
        context: { sessions },
      })
      const main = screen.body.querySelector('main') ?? screen.body
      return { ...screen, main: within(main) }
    },
  }
}
