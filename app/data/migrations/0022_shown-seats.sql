ALTER TABLE "venues" ADD COLUMN "low_seats" integer GENERATED ALWAYS AS (coalesce((document->'company'->>'lowSeats')::int, 5)) STORED;--> statement-breakpoint
ALTER TABLE "page_changes" DROP CONSTRAINT "page_changes_tenant_id_session_pk";--> statement-breakpoint
ALTER TABLE "page_changes" ADD COLUMN "event_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_changes" ADD CONSTRAINT "page_changes_tenant_id_session_event_id_pk" PRIMARY KEY("tenant_id","session","event_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_page_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO page_changes (tenant_id, session, changes)
  SELECT DISTINCT tenant_id, pg_backend_pid(), 1 FROM changed
  ON CONFLICT (tenant_id, session, event_id) DO UPDATE SET changes = page_changes.changes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Seats that carts hold of a start, those included whose time is over: whatever the clock says, no more are held.
CREATE FUNCTION seats_in_all_carts(venue text, slot text) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(count), 0)::int FROM seat_holds WHERE tenant_id = venue AND slot_id = slot
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_seat_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  WITH facts AS (
    SELECT changed.tenant_id, changed.id, changed.event_id, venues.low_seats,
      (changed.event_id, changed.starts_at, changed.date, changed.time, changed.price_list_id, changed.capacity)
        IS DISTINCT FROM (before.event_id, before.starts_at, before.date, before.time, before.price_list_id, before.capacity) AS is_other,
      changed.capacity - changed.sold - changed.held AS unsold,
      before.capacity - before.sold - before.held AS unsold_before
    FROM changed
    JOIN before ON before.tenant_id = changed.tenant_id AND before.id = changed.id
    JOIN venues ON venues.tenant_id = changed.tenant_id
  ), starts AS (
    SELECT tenant_id, event_id,
      is_other OR least(unsold, unsold_before) - seats_in_all_carts(tenant_id, id) <= low_seats AS is_shown
    FROM facts WHERE is_other OR unsold <> unsold_before
  )
  INSERT INTO page_changes (tenant_id, session, event_id, changes)
  SELECT DISTINCT tenant_id, pg_backend_pid(), event_id, 1 FROM starts
  UNION SELECT tenant_id, pg_backend_pid(), '', 1 FROM starts WHERE is_shown
  ON CONFLICT (tenant_id, session, event_id) DO UPDATE SET changes = page_changes.changes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Whoever changes what carts hold of a start has its row until that is committed: of two at once, neither would see what the other holds.
CREATE FUNCTION note_hold_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM slots WHERE (tenant_id, id) IN (SELECT tenant_id, slot_id FROM changed)
  ORDER BY tenant_id, id COLLATE "C" FOR NO KEY UPDATE;
  WITH starts AS (
    SELECT changed.tenant_id, slots.event_id,
      slots.capacity - slots.sold - slots.held - seats_in_all_carts(changed.tenant_id, changed.slot_id)
        - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE changed.count END <= venues.low_seats AS is_shown
    FROM changed
    JOIN slots ON slots.tenant_id = changed.tenant_id AND slots.id = changed.slot_id
    JOIN venues ON venues.tenant_id = changed.tenant_id
  )
  INSERT INTO page_changes (tenant_id, session, event_id, changes)
  SELECT DISTINCT tenant_id, pg_backend_pid(), event_id, 1 FROM starts
  UNION SELECT tenant_id, pg_backend_pid(), '', 1 FROM starts WHERE is_shown
  ON CONFLICT (tenant_id, session, event_id) DO UPDATE SET changes = page_changes.changes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER page_change_insert ON "seat_holds";--> statement-breakpoint
DROP TRIGGER page_change_update ON "seat_holds";--> statement-breakpoint
DROP TRIGGER page_change_delete ON "seat_holds";--> statement-breakpoint
CREATE TRIGGER page_change_insert AFTER INSERT ON "seat_holds" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_hold_change();--> statement-breakpoint
CREATE TRIGGER page_change_update AFTER UPDATE ON "seat_holds" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_hold_change();--> statement-breakpoint
CREATE TRIGGER page_change_delete AFTER DELETE ON "seat_holds" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_hold_change();
