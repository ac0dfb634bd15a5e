-- Seven of fifteen trigrams of a number are of `tpt-26-`, which nobody needs an index to find and each order wrote anew.
DROP INDEX "orders_search";--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (substr(search_text, 8) gin_trgm_ops) WITH (fastupdate=false);