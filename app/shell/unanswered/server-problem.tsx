import { Notice } from '#app/ui/notice/notice.tsx'
import { useServerAnswer } from './use-server-answer.ts'

/** Why the server did not do what the form asked for, in its words; nothing until it has said so. */
export const ServerProblem = () => {
  const { answer } = useServerAnswer<{ problem?: string }>()
  return answer?.problem ? (
    <Notice tone="critical" live>
      {answer.problem}
    </Notice>
  ) : null
}
