import { haproxy, type Kind, nginx } from '../../faults/rig/balancer.ts';

/** nginx with connections to the servers that stay open, as in deploy/nginx.conf. The callers' connections stay open for good. */
const keepingNginx: Kind = {
  ...nginx,
  config: (port, behind, folder) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream portal { ${behind.map(host => `server ${host};`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection '';
    location / { proxy_pass http://portal; }
  }
}
`,
};

export const balancers: Record<string, Kind> = { haproxy, nginx: keepingNginx };
