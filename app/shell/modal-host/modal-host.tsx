/** A page whose only content is what a modal would say: the two modal routes, opened on their own (ORD-049). */
export const ModalHost = ({ message }: { message: string }) => (
  <main id="content">
    <p role="status">{message}</p>
  </main>
)
