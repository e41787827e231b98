-- Seats of a slot that carts other than one hold until after a moment, as they are when this is asked. A statement sees other rows as they
-- were when it began; a volatile function sees them anew. So a statement may lock a slot, count what carts hold of it, and take seats.
CREATE FUNCTION seats_in_carts(venue text, slot text, moment timestamptz, own_cart text) RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(count), 0) FROM seat_holds
    WHERE tenant_id = venue AND slot_id = slot AND expires_at > moment AND cart_id <> own_cart
  );
END $$;
