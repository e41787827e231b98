-- Work for one venue runs as this role with app.tenant_id set. Without the setting current_setting() raises an error: closed, not open.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'marquee_tenant') THEN CREATE ROLE marquee_tenant NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('GRANT marquee_tenant TO %I', current_user); END $$;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('GRANT USAGE ON SCHEMA %I TO marquee_tenant', current_schema()); END $$;
--> statement-breakpoint
DO $$
DECLARE walled text;
BEGIN
  FOR walled IN
    SELECT c.table_name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND c.column_name = 'tenant_id' AND t.table_type = 'BASE TABLE'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY own_venue ON %I TO marquee_tenant USING (tenant_id = current_setting(''app.tenant_id'')) WITH CHECK (tenant_id = current_setting(''app.tenant_id''))', walled);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO marquee_tenant', walled);
  END LOOP;
END $$;
