ALTER INDEX "deeds_search" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "orders_search" SET (fastupdate = off);--> statement-breakpoint
-- What waits in the lists that there were.
SELECT gin_clean_pending_list('deeds_search'), gin_clean_pending_list('orders_search');
