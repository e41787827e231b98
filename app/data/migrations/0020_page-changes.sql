CREATE TABLE "page_changes" (
	"tenant_id" text NOT NULL,
	"session" integer NOT NULL,
	"changes" bigint NOT NULL,
	CONSTRAINT "page_changes_tenant_id_session_pk" PRIMARY KEY("tenant_id","session")
);
--> statement-breakpoint
ALTER TABLE "page_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "page_changes" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, DELETE ON "page_changes" TO marquee_tenant;--> statement-breakpoint
CREATE FUNCTION note_page_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO page_changes (tenant_id, session, changes)
  SELECT DISTINCT tenant_id, pg_backend_pid(), 1 FROM changed
  ON CONFLICT (tenant_id, session) DO UPDATE SET changes = page_changes.changes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_seat_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO page_changes (tenant_id, session, changes)
  SELECT DISTINCT changed.tenant_id, pg_backend_pid(), 1
  FROM changed JOIN before ON before.tenant_id = changed.tenant_id AND before.id = changed.id
  WHERE changed.capacity - changed.sold - changed.held <> before.capacity - before.sold - before.held
    OR changed.capacity <> before.capacity
    OR (changed.event_id, changed.starts_at, changed.date, changed.time, changed.price_list_id)
      IS DISTINCT FROM (before.event_id, before.starts_at, before.date, before.time, before.price_list_id)
  ON CONFLICT (tenant_id, session) DO UPDATE SET changes = page_changes.changes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER page_change_insert AFTER INSERT ON "slots" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_change();--> statement-breakpoint
CREATE TRIGGER page_change_update AFTER UPDATE ON "slots" REFERENCING NEW TABLE AS changed OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_seat_change();--> statement-breakpoint
CREATE TRIGGER page_change_delete AFTER DELETE ON "slots" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_change();--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['seat_holds', 'reviews', 'venues', 'venue_hosts'] LOOP
    EXECUTE format('CREATE TRIGGER page_change_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_change()', shown);
    EXECUTE format('CREATE TRIGGER page_change_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_change()', shown);
    EXECUTE format('CREATE TRIGGER page_change_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_change()', shown);
  END LOOP;
END $$;
